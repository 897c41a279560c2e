/** Monopoly's own texts: Fluent files, names from the data files, the ids behind the numbers. */

import houseFields from "$rentier/wire/text/fields.toml";
import gameFields from "$rentier/games/monopoly/text/fields.toml";
import cards from "$rentier/games/monopoly/data/cards.toml";
import type { GameTexts, Lang, Meanings } from "$lib/words";
import { DEEDS, GROUPS, SPACES, TOKENS } from "./facts";
import en from "./words/en.json";
import ru from "./words/ru.json";

const CARDS = cards["card"] as { id: string; deck: string; text_en: string; text_ru: string }[];
const ACCOUNTS: Record<number, string> = { [-1]: "bank", [-2]: "mint", [-3]: "pot", [-7]: "shared" };
const KINDS = [
  "start", "bonus", "salary", "loan_out", "pawn", "buyback", "fine", "tax", "loan_back", "deed", "building",
  "auction", "redeem", "estate", "rent", "card", "deal", "open", "issue", "jackpot",
];
const DEED_FIELDS = ["deed", "deeds", "give_deeds", "get_deeds", "give_pawned", "get_pawned"];
const CARD_FIELDS = ["card", "cards", "give_cards", "get_cards"];
const ACCOUNT_FIELDS = ["src", "dst", "creditor", "lender", "seat", "author", "owner", "to"];

const IDS: Record<string, string[]> = {
  ...Object.fromEntries(DEED_FIELDS.map((field) => [field, DEEDS.map((deed) => deed.id)])),
  ...Object.fromEntries(CARD_FIELDS.map((field) => [field, CARDS.map((card) => card.id)])),
  space: SPACES.map((space) => space.id),
  origin: SPACES.map((space) => space.id),
  token: TOKENS.ids,
  unit: ["turns", "rounds"],
  kind: KINDS,
};

function label(field: string, value: number): string | number {
  const id = IDS[field]?.[value];
  if (id !== undefined) return id;
  return ACCOUNT_FIELDS.includes(field) ? (ACCOUNTS[value] ?? value) : value;
}

const LAST_FIELDS: Record<string, string[]> = {
  Bid: ["amount"],
  NameRent: ["amount"],
  NamePrice: ["amount"],
  SetCap: ["deed", "amount"],
  ClaimRent: ["claim", "amount"],
  LowerRent: ["amount"],
  Repay: ["loan", "amount"],
  Issue: ["amount"],
};

export function fieldsOf(kind: string): string[] {
  return LAST_FIELDS[kind] ?? [];
}

const FTL: Record<Lang, () => Promise<{ default: string }>[]> = {
  en: () => [
    import("$rentier/wire/text/en.ftl?raw"),
    import("$rentier/games/monopoly/text/en.ftl?raw"),
    import("../../text/en.ftl?raw"),
  ],
  ru: () => [
    import("$rentier/wire/text/ru.ftl?raw"),
    import("$rentier/games/monopoly/text/ru.ftl?raw"),
    import("../../text/ru.ftl?raw"),
  ],
};

function named(lang: Lang): GameTexts["names"] {
  const name = lang === "ru" ? "name_ru" : "name_en";
  const tokens = TOKENS.ids.map((id, at) => [id, TOKENS[name][at] ?? id]);
  return {
    space: Object.fromEntries(SPACES.map((space) => [space.id, space[name]])),
    group: Object.fromEntries(GROUPS.map((group) => [group.id, group[name]])),
    card: Object.fromEntries(CARDS.map((card) => [card.id, lang === "ru" ? card.text_ru : card.text_en])),
    tokens: Object.fromEntries(tokens),
  };
}

export async function monopolyTexts(lang: Lang): Promise<GameTexts> {
  const files = await Promise.all(FTL[lang]());
  return {
    ftl: files.map((file) => file.default),
    meanings: [houseFields as unknown as Meanings, gameFields as unknown as Meanings],
    names: named(lang),
    label,
    fields: LAST_FIELDS,
  };
}

export interface Label {
  lines: string[];
  code: string;
}

const LABELS: Record<Lang, Record<string, Label>> = { en, ru };

/** The name of a space on the board, broken by hand, and its short code for a phone. */
export function boardLabel(lang: Lang, id: string): Label {
  const table = LABELS[lang];
  return table[id] ?? table[id.replace(/_\d$/, "")] ?? { lines: [id], code: id };
}

export function cardDeck(id: string): string {
  return CARDS.find((card) => card.id === id)?.deck ?? "";
}
