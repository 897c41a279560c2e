/** The log as people read it: one line for each fact, newest first, under a header for each turn. */

import type { Encoded, FactRow, Row } from "$lib/protocol";
import type { Words } from "$lib/words";

export type Kind = "turn" | "fact" | "money" | "deal";

export interface Line {
  key: string;
  kind: Kind;
  seat: number;
  text: string;
  sum: string;
  gain: number; // below zero a payment, above an income, 0 neither
  rule: string;
  space: number;
}

/** Facts that the line before or after them tells already. */
const SILENT = new Set(["SpaceReached", "TurnEnded", "LotOffered", "CardPutUnder", "DeedMoved", "TurnBegan", "RentCharged"]);
const DEALS = new Set(["OfferMade", "OfferClosed", "DealDone", "LoanAsked", "LoanMade", "LoanReturned", "LoanDenied", "LaterAsked", "LoanExtended"]);
const ACTORS = ["seat", "src", "author", "debtor", "owner", "borrower", "visitor", "lender"];

function actor(row: Encoded): number {
  if (row.is === "MoneyMoved" && Number(row["src"]) < 0) return Number(row["dst"]);
  for (const field of ACTORS) if (typeof row[field] === "number") return row[field];
  return -1;
}

function kind(row: Encoded): Kind {
  if (row.is === "MoneyMoved" || row.is === "MoneyIssued") return "money";
  return DEALS.has(row.is) ? "deal" : "fact";
}

function gain(row: Encoded): number {
  if (row.is !== "MoneyMoved") return 0;
  return Number(row["src"]) < 0 ? 1 : -1;
}

function sum(row: Encoded, words: Words): string {
  const amount = Number(row["amount"]);
  if (row.is === "BidMade") return words.money(amount);
  const sign = gain(row);
  if (!sign) return "";
  return sign > 0 ? `+${words.money(amount)}` : words.money(-amount);
}

function line(row: FactRow, key: string, words: Words): Line {
  return {
    key,
    kind: kind(row),
    seat: actor(row),
    text: words.event(row),
    sum: sum(row, words),
    gain: gain(row),
    rule: row.rule,
    space: typeof row["space"] === "number" ? row["space"] : -1,
  };
}

function turn(row: FactRow, key: string, words: Words): Line {
  const seat = Number(row["seat"]);
  const text = words.say("ui-round_turn", { round: Number(row["round"]), seat: words.seat(seat) });
  return { key, kind: "turn", seat, text, sum: "", gain: 0, rule: "", space: -1 };
}

function ofRow(row: Row, words: Words): Line[] {
  const lines: Line[] = [];
  const said = words.entry(row);
  if (said) lines.push({ key: `${row.n}`, kind: "fact", seat: row.seat, text: said, sum: "", gain: 0, rule: "", space: -1 });
  (row.events ?? []).forEach((event, at) => {
    const key = `${row.n}.${at}`;
    if (event.is === "TurnBegan") lines.push(turn(event, key, words));
    else if (!SILENT.has(event.is)) lines.push(line(event, key, words));
  });
  return lines;
}

/** Newest first; the header of a turn stands above what happened in it. */
export function logLines(rows: readonly Row[], words: Words): Line[] {
  const turns: Line[][] = [[]];
  for (const each of rows.flatMap((row) => ofRow(row, words))) {
    if (each.kind === "turn") turns.push([each]);
    else turns[turns.length - 1]?.push(each);
  }
  return turns.reverse().flatMap((lines) => {
    const head = lines[0]?.kind === "turn" ? [lines[0]] : [];
    return [...head, ...lines.slice(head.length).reverse()];
  });
}
