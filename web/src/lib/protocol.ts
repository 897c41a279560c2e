/** The messages of a table's socket: the generated types, with the plain data in them named. */

import type * as wire from "./wire";

export interface Encoded {
  is: string;
  [field: string]: unknown;
}

export interface Span extends Encoded {
  is: "Span";
  kind: string;
  low: number;
  high: number;
  step: number;
  head: number[];
}

export interface Form extends Encoded {
  is: "Form";
  kind: string;
  limits: [string, number, number][];
}

export type Choice = Encoded;

export function isSpan(choice: Choice): choice is Span {
  return choice.is === "Span";
}

export function isForm(choice: Choice): choice is Form {
  return choice.is === "Form";
}

export type { ChatOut as ChatLine, Clock, Lobby, SeatCard } from "./wire";

export interface Entry {
  is: "Entry";
  id: number;
  author: number;
  asked: number;
  act: Encoded;
}

/** The view with what its plain data is in this client's words. */
export interface View extends Omit<wire.View, "legal" | "question" | "book"> {
  legal: Choice[];
  question: Encoded | null;
  book: Entry[];
}

export interface FactRow extends Encoded {
  rule: string;
}

export interface Row {
  n: number;
  seat: number;
  step?: string;
  action?: Encoded;
  auto?: boolean;
  secret?: boolean;
  take_back?: number;
  at: number;
  events?: FactRow[];
}

export interface Rows extends Omit<wire.Rows, "rows"> {
  rows: Row[];
}

export interface Explanation {
  legal: boolean;
  rules: string[];
  reason: string;
  values: Record<string, number>;
  modifiers: { name: string; rule: string }[];
}

interface Refused extends Omit<wire.Refused, "why"> {
  why: Explanation;
}

interface Why extends Omit<wire.Why, "why"> {
  why: Explanation;
}

type Narrowed = View | Rows | Refused | Why;

export type ServerMessage = Exclude<wire.ServerMessage, { is: Narrowed["is"] }> | Narrowed;
export type { ClientMessage } from "./wire";
