/** Sentences for people, from the same Fluent files as the server's: events, actions, questions, reasons. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Encoded, Explanation, Row } from "./protocol";
import { isForm, isSpan } from "./protocol";

export type Lang = "en" | "ru";
type Args = Record<string, FluentVariable>;

export interface Meanings {
  fields: Record<string, string>;
  refs?: Record<string, string>;
  lists?: Record<string, string[]>;
}

/** What a game's folder adds: its texts, its names, and the ids behind its numbers. */
export interface GameTexts {
  ftl: string[];
  meanings: Meanings[];
  names: Record<string, Record<string, string>>;
  label(field: string, value: number): string | number;
  fields: Record<string, string[]>; // of the actions that come as a range or a form
}

const OTHERS: Record<number, string> = { [-4]: "seat-nature", [-5]: "seat-clock", [-6]: "seat-table" };
const NBSP = "\u00a0";

export function money(lang: Lang, n: number): string {
  const digits = String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, lang === "ru" ? NBSP : ",");
  return n < 0 ? `\u2212$${digits}` : `$${digits}`;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly fields: Record<string, string> = {};
  private readonly refs: Record<string, string> = {};
  private readonly lists: Record<string, string[]> = {};

  constructor(
    readonly lang: Lang,
    private readonly game: GameTexts,
    readonly seats: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of game.ftl) this.bundle.addResource(new FluentResource(text));
    for (const meaning of game.meanings) {
      Object.assign(this.fields, meaning.fields);
      Object.assign(this.refs, meaning.refs);
      Object.assign(this.lists, meaning.lists);
    }
  }

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** A message, or the plain text if it is missing. */
  say(id: string, args: Args = {}, attribute = "", plain = id): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : plain;
  }

  money(n: number): string {
    return money(this.lang, n);
  }

  seat(i: number): string {
    const name = this.seats[i];
    if (i >= 0 && name !== undefined) return name;
    const other = OTHERS[i];
    if (other) return this.say(other);
    const label = this.game.label("seat", i);
    return typeof label === "string" ? this.say(`account-${label}`) : this.say("seat-number", { value: i });
  }

  row(items: string[]): string {
    const last = items[items.length - 1];
    if (items.length < 2 || last === undefined) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last });
  }

  name(table: string, id: string): string {
    return this.game.names[table]?.[id] ?? id;
  }

  meaning(field: string, owner: string): string {
    return this.fields[`${owner}.${field}`] ?? this.fields[field] ?? "number";
  }

  shown(field: string, value: number, owner = ""): string | number {
    const meaning = this.meaning(field, owner);
    if (meaning === "number") return value;
    if (meaning === "money") return this.money(value);
    if (meaning === "seat") return this.seat(value);
    const label = String(this.game.label(field, value));
    if (this.game.names[meaning]) return this.name(meaning, label);
    return this.say(`${meaning}-${label}`, {}, "", label);
  }

  private args(owner: string, fields: Record<string, unknown>): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === "number") this.addNumber(args, owner, field, value);
      else if (Array.isArray(value)) {
        args[field] = this.row(value.map((item: number) => String(this.shown(field, item, owner))));
        args[`${field}-n`] = value.length;
      } else args[field] = String(value);
    }
    this.addRef(args, fields["ref"]);
    for (const [name, parts] of Object.entries(this.lists)) {
      if (parts[0] !== undefined && parts[0] in fields) args[name] = this.parts(args, parts);
    }
    return args;
  }

  private addNumber(args: Args, owner: string, field: string, value: number): void {
    args[field] = this.shown(field, value, owner);
    args[`${field}-n`] = value;
    args[`${field}-sign`] = value < 0 ? "minus" : "plus";
    const label = this.game.label(field, value);
    if (typeof label === "string") args[`${field}-id`] = label;
    else if (this.meaning(field, owner) === "seat") args[`${field}-id`] = "player";
  }

  private addRef(args: Args, value: unknown): void {
    const like = this.refs[String(args["kind-id"])];
    if (like === undefined || typeof value !== "number") return;
    args["ref"] = value >= 0 ? this.shown(like, value) : (args["kind"] ?? "");
  }

  private parts(args: Args, parts: string[]): string {
    const told = parts.filter((part) => args[`${part}-n`]).map((part) => this.part(args, part));
    return this.row(told) || this.money(0);
  }

  private part(args: Args, part: string): string {
    const value = String(args[part]);
    return this.say(`part-${part}`, { value, n: args[`${part}-n`] ?? 0 }, "", value);
  }

  event(row: Encoded): string {
    const { is, ...fields } = row;
    return this.say(`event-${is}`, this.args(is, fields), "", is);
  }

  action(choice: Choice): string {
    if (isSpan(choice)) {
      const head = Object.fromEntries(choice.head.map((value, at) => [this.game.fields[choice.kind]?.[at] ?? "", value]));
      return this.say(`action-${choice.kind}`, this.args(choice.kind, { ...head, low: choice.low, high: choice.high }), "form");
    }
    if (isForm(choice)) {
      const fixed = Object.fromEntries(choice.limits.filter(([, low, high]) => low === high).map(([key, low]) => [key, low]));
      return this.say(`action-${choice.kind}`, this.args(choice.kind, fixed), "form");
    }
    const { is, ...fields } = choice;
    return this.say(`action-${is}`, this.args(is, fields), "", is);
  }

  /** What a row of the log did, for the acts that no event tells; empty for all others. */
  entry(row: Row): string {
    if (row.take_back !== undefined) {
      return this.say("log-taken_back", this.args("", { seat: row.seat, entry: row.take_back }));
    }
    if (row.secret) return this.say("log-secret", this.args("", { seat: row.seat }));
    const { is, ...fields } = row.action ?? { is: "" };
    if (!this.has(`action-${is}`, "done")) return "";
    const text = this.say(`action-${is}`, this.args(is, { ...fields, seat: row.seat }), "done");
    return row.auto ? this.say("log-auto", { text }) : text;
  }

  question(step: Encoded, asked: number[], more: Record<string, number> | null = null): string {
    const { is, ...fields } = step;
    const id = `question-${is}`;
    const fuller = more && this.has(id, "more") ? "more" : "";
    return this.say(id, this.args(is, { ...fields, ...more, asked }), fuller, is);
  }

  reason(why: Explanation): string {
    return why.reason ? this.say(`refusal-${why.reason}`, {}, "", why.reason) : this.say("why-legal");
  }

  values(why: Explanation): string[] {
    return Object.entries(why.values).map(([name, value]) =>
      this.say(`value-${name}`, { value: this.shown(name, value, why.reason) }, "", `${name} ${value}`),
    );
  }

  /** What went wrong, by the code the server gave. */
  trouble(code: string): string {
    return this.has(`trouble-${code}`) ? this.say(`trouble-${code}`, { code }) : this.say("trouble-other", { code });
  }

  modifier(name: string): string {
    return this.say(`modifier-${name.replaceAll(".", "-")}`, {}, "", name);
  }
}
