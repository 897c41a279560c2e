// Made from src/rentier/wire by `make types`: change it there.

/** The first message, and again to speak for another seat of this browser; `since`: rows it has. */
export interface Hello {
  is: "hello";
  since?: number;
  seat?: number | null;
}

/** Do this; the same key twice is done once. */
export interface Act {
  is: "act";
  key: string;
  action: Record<string, unknown>;
}

/** Why is this legal, or not? */
export interface Explain {
  is: "explain";
  id: number;
  action: Record<string, unknown>;
}

/** Undo one's own last act, or ask the others to allow it. */
export interface TakeBackIn {
  is: "take_back";
  key: string;
}

export interface Agree {
  is: "agree";
  key: string;
}

export interface Refuse {
  is: "refuse";
  key: string;
}

export interface ChatIn {
  is: "chat";
  text: string;
}

/** Before the start; the nonce becomes part of the dice's key. */
export interface Ready {
  is: "ready";
  ready?: boolean;
  nonce?: string;
}

/** The host's tools in a running game. */
export interface Host {
  is: "host";
  what: "give_back" | "hand_over" | "mute" | "pause" | "remove" | "resume" | "unmute";
  seat?: number | null;
}

/** Answered by `pong` with the server's time. */
export interface Ping {
  is: "ping";
}

/** One place at the table as everybody sees it. */
export interface SeatCard {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  ready: boolean;
  online: boolean;
  mine: boolean;
  muted: boolean;
}

/** Everything about the table that is not the game; sent at first and whenever it changes. */
export interface Lobby {
  is: "lobby";
  id: string;
  code: string;
  link: string;
  game: string;
  options: Record<string, unknown>;
  changed: string[];
  pace: "brisk" | "days" | "none" | "relaxed";
  take_back: "ask" | "free" | "off";
  chat: boolean;
  listed: boolean;
  host: number;
  seats: SeatCard[];
  you: number | null;
  spectators: number;
  started: boolean;
  over: boolean;
  paused: boolean;
  commitment: string;
  rematch: string;
}

/** Server times in milliseconds; `now` lets a client set its own clock by it. */
export interface Clock {
  now: number;
  question: number | null;
  entries: Record<string, number>;
  table: number | null;
}

/** An open request to take something back. */
export interface Asking {
  seat: number;
  to: number;
  waiting: number[];
}

/** What the seat may know and do after row `n` - 1. */
export interface View {
  is: "view";
  n: number;
  seat: number;
  view: Record<string, unknown>;
  legal: (Record<string, unknown>)[];
  question: Record<string, unknown> | null;
  asked: number[];
  clock: Clock;
  book: (Record<string, unknown>)[];
  take_back: Asking | null;
  may_take_back: boolean;
}

/** Rows of the log from number `since` on, as this seat may read them. */
export interface Rows {
  is: "rows";
  since: number;
  rows: (Record<string, unknown>)[];
}

/** The act of this key is stored; `n` rows stand in the log since. */
export interface Done {
  is: "done";
  key: string;
  n: number;
}

/** Nothing has changed; `why` as in `Explanation.data()`. */
export interface Refused {
  is: "refused";
  key: string;
  why: Record<string, unknown>;
}

export interface Why {
  is: "why";
  id: number;
  why: Record<string, unknown>;
}

export interface ChatOut {
  is: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Who is here; sent whenever somebody comes, goes or is stood in for. */
export interface Present {
  is: "present";
  online: number[];
  bots: number[];
  spectators: number;
}

export interface Pong {
  is: "pong";
  now: number;
}

/** The message was not taken; the socket stays open unless it is closed behind it. */
export interface Error {
  is: "error";
  code: string;
  text: string;
  key: string;
}

export interface NewTable {
  game: string;
  name: string;
  seats: string[];
  options?: Record<string, string | number | boolean>;
  pace?: "brisk" | "days" | "none" | "relaxed";
  take_back?: "ask" | "free" | "off";
  chat?: boolean;
  listed?: boolean;
}

export interface Join {
  name: string;
  code?: string;
  seat?: number | null;
}

export interface Return {
  reentry: string;
}

export interface Order {
  order: number[];
}

export interface Fill {
  bot: string;
}

export interface ReadyBody {
  seat: number;
  ready?: boolean;
  nonce?: string;
}

/** What is given is changed; options are replaced as a whole. */
export interface Settings {
  options?: Record<string, string | number | boolean> | null;
  pace?: "brisk" | "days" | "none" | "relaxed" | null;
  take_back?: "ask" | "free" | "off" | null;
  chat?: boolean | null;
  listed?: boolean | null;
}

export interface OpenFile {
  text: string;
}

/** A seat was taken; the re-entry code is told only here. */
export interface Seated {
  id: string;
  code: string;
  seat: number;
  reentry: string;
}

export interface Made {
  id: string;
  code: string;
}

export interface TableCard {
  id: string;
  code: string;
  game: string;
  names: string[];
  open: number;
  started: boolean;
  over: boolean;
  active: number;
  mine: number[];
  to_move: boolean;
}

export interface TableList {
  tables: TableCard[];
}

export interface OptionCard {
  key: string;
  rule: string;
  default: number | string;
  words: string[];
  values: number[];
  low: number;
  high: number;
}

export interface GameCard {
  id: string;
  version: number;
  least: number;
  most: number;
  bots: string[];
  options: OptionCard[];
}

export interface GameList {
  games: GameCard[];
}

/** The body of every answer of 400 and above. */
export interface Problem {
  code: string;
  text: string;
  detail: string;
}

export interface HealthCard {
  ok: boolean;
  version: string;
}

export type ClientMessage = Hello | Act | Explain | TakeBackIn | Agree | Refuse | ChatIn | Ready | Host | Ping;

export type ServerMessage = Lobby | View | Rows | Done | Refused | Why | ChatOut | Present | Pong | Error;
