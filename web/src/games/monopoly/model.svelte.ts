/** What the panels of a Monopoly table read: facts, legal acts and sentences, all as the server gave them. */

import type { Choice, Encoded, Explanation, FactRow, Span } from "$lib/protocol";
import { isForm, isSpan } from "$lib/protocol";
import type { Session } from "$lib/session.svelte";
import { type GameTexts, Words } from "$lib/words";
import { type Facts, GROUPS, ownedBy, type Space } from "./facts";

/** Acts that stand beside the open question; the panels of the rail offer them. */
const STANDING = new Set([
  "Build", "SellBuilding", "Pawn", "Redeem", "AskBank", "AskLoan", "AskLater", "Repay", "Offer", "SetCap",
  "ClearCap", "ClaimRent", "LowerRent", "DemandLiquidation", "Declare", "KnockDown", "Issue", "Concede",
  "VoteEnd", "VoteConcede", "VoteDefault", "Volunteer", "Accept", "Reject", "Withdraw",
]);
const RARE = new Set(["VoteEnd", "Concede", "VoteConcede", "VoteDefault", "Volunteer", "ClaimRent", "Issue", "KnockDown", "Declare", "DemandLiquidation", "LowerRent"]);
const THROWS = new Set(["DiceThrown", "JailThrown", "OrderThrown", "UtilityThrown"]);

export interface Asking {
  why: Explanation;
  title: string;
}

export class Model {
  readonly session: Session;
  private readonly texts: () => GameTexts;
  private readonly lang: () => "en" | "ru";
  asking = $state.raw<Asking | null>(null);
  rule = $state<string | null>(null); // the rule being read
  selected = $state(-1);

  constructor(session: Session, texts: () => GameTexts, lang: () => "en" | "ru") {
    this.session = session;
    this.texts = texts;
    this.lang = lang;
  }

  readonly facts = $derived.by(() => this.session.view?.view as unknown as Facts);
  readonly words = $derived.by(
    () => new Words(this.lang(), this.texts(), (this.session.lobby?.seats ?? []).map((card) => card.name)),
  );
  readonly me = $derived.by(() => this.session.view?.seat ?? -6);
  readonly legal = $derived.by<Choice[]>(() => this.session.view?.legal ?? []);
  readonly question = $derived.by(() => this.session.view?.question ?? null);
  readonly asked = $derived.by(() => this.session.view?.asked ?? []);
  readonly mine = $derived.by(() => this.asked.includes(this.me));
  readonly answers = $derived.by(() => this.legal.filter((choice) => !STANDING.has(kindOf(choice))));
  readonly rare = $derived.by(() => this.legal.filter((choice) => RARE.has(kindOf(choice))));
  readonly events = $derived.by(() => this.session.rows.flatMap((row) => row.events ?? []));
  readonly dice = $derived.by(() => lastThrow(this.events));
  /** In the order of play; before it is thrown for, in the order of seats. */
  readonly seats = $derived.by(() => {
    const { order, out, cash } = this.facts;
    if (order.length + out.length < cash.length) return cash.map((_, seat) => seat);
    return [...order, ...out];
  });
  readonly status = $derived.by(() => this.statusText());
  readonly away = $derived.by(() => (this.session.lobby?.seats ?? []).filter(gone).map((card) => card.seat));

  private statusText(): string {
    if (this.facts.over) return this.words.say("ui-title-over", { names: this.names(this.facts.winners) });
    if (!this.question) return "";
    const debt = this.facts.debts[0];
    const more = debt && this.question.is === "Debts" ? { debtor: debt.debtor, amount: debt.amount, stage: debt.stage } : null;
    return this.words.question(this.question, this.asked, more);
  }

  names(seats: number[]): string {
    return this.words.row(seats.map((seat) => this.words.seat(seat)));
  }

  of(kind: string): Choice[] {
    return this.legal.filter((choice) => kindOf(choice) === kind);
  }

  span(kind: string): Span | undefined {
    return this.legal.find((choice): choice is Span => isSpan(choice) && choice.kind === kind);
  }

  /** Is just this act in the legal list? Ranges and forms are asked of the server. */
  may(action: Encoded): boolean {
    const wanted = JSON.stringify(action);
    return this.legal.some((choice) => JSON.stringify(choice) === wanted);
  }

  act(action: Encoded): void {
    this.asking = null;
    this.session.act(action);
  }

  /** Do it if it is legal, else say why not. */
  async press(action: Encoded, title: string): Promise<void> {
    if (this.may(action)) this.act(action);
    else this.asking = { why: await this.session.why(action), title };
  }

  cash(seat: number): number {
    return this.facts.cash[seat] ?? 0;
  }

  /** How many of a group's deeds a seat holds, of how many. */
  held(seat: number, group: string): { n: number; of: number } {
    const spaces = GROUPS.find((each) => each.id === group)?.spaces ?? [];
    return { n: ownedBy(this.facts, seat).filter((deed) => deed.group === group).length, of: spaces.length };
  }

  space(space: Space): string {
    return this.words.name("space", space.id);
  }
}

export function kindOf(choice: Choice): string {
  return isSpan(choice) || isForm(choice) ? choice.kind : choice.is;
}

function gone(card: { kind: string; online: boolean; mine: boolean }): boolean {
  return card.kind === "person" && !card.online && !card.mine;
}

function lastThrow(events: FactRow[]): [number, number] | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const row = events[at];
    if (row && THROWS.has(row.is)) return [Number(row["first"]), Number(row["second"])];
  }
  return null;
}
