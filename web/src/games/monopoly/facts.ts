/** What the server says about a table of Monopoly, and what the board's data file says about its spaces. */

import board from "$rentier/games/monopoly/data/board.toml";
import type { Encoded } from "$lib/protocol";

export type Owner = number | "bank";

export interface Loan {
  loan: number;
  lender: Owner;
  borrower: number;
  sum: number;
  left: number;
  unit: "turns" | "rounds";
  due: number;
  fallen: number;
}

export interface Debt {
  debtor: number;
  creditor: Owner | "pot" | "shared";
  amount: number;
  kind: string;
  ref: number;
  sharers: number;
  stage: number;
}

export interface OpenOffer {
  entry: number;
  author: number;
  asked: number[];
  act: Encoded;
}

export interface Facts {
  order: number[];
  active: number;
  round: number;
  turn: number;
  doubles: number;
  at: number[];
  jail: number[];
  tokens: (string | null)[];
  out: number[];
  cards: string[][];
  deck: { chance: number; chest: number };
  over: boolean;
  winners: number[];
  score?: { seat: number; place: number; worth: number; cash: number }[];
  cash: number[];
  bank: number;
  mint: number;
  pot: number;
  issues: { amount: number; author: Owner; round: number; turn: number; reason: number }[];
  banker: Owner;
  auctioneer: Owner;
  owner: Record<string, Owner>;
  levels: Record<string, number>;
  pawned: string[];
  caps: Record<string, number>;
  houses: number;
  hotels: number;
  loans: Loan[];
  debts: Debt[];
  claims: { claim: number; visitor: number; owner: number; deed: string; full: number }[];
  offers: OpenOffer[];
  seat: number;
  question: string | null;
  asked: number[];
  luck: boolean;
  raisable?: number;
  rents?: Record<string, number>;
}

export type Kind =
  | "go" | "street" | "chest" | "tax" | "railroad" | "chance" | "jail" | "utility" | "parking" | "go_to_jail";

export interface Space {
  index: number;
  id: string;
  kind: Kind;
  name_en: string;
  name_ru: string;
  group?: string;
  price?: number;
  rent?: number[];
  multiplier?: number[];
  house_cost?: number;
  mortgage?: number;
  salary?: number;
  flat?: number;
  percent?: number;
  tax?: string;
}

export interface Group {
  id: string;
  name_en: string;
  name_ru: string;
  spaces: number[];
  house_cost?: number;
}

export const SPACES = board.space as Space[];
export const GROUPS = board.group as Group[];
export const DEEDS = SPACES.filter((space) => space.price !== undefined);
export const STOCK = board.stock as { houses: number; hotels: number };
export const TOKENS = board.tokens as { ids: string[]; name_en: string[]; name_ru: string[] };

/** The deeds by their number, as actions and events name them. */
export function deedAt(n: number): Space {
  const deed = DEEDS[n];
  if (deed === undefined) throw new RangeError(`no deed ${n}`);
  return deed;
}

export function deedNumber(id: string): number {
  return DEEDS.findIndex((deed) => deed.id === id);
}

export function ownedBy(facts: Facts, seat: number): Space[] {
  return DEEDS.filter((deed) => facts.owner[deed.id] === seat);
}
