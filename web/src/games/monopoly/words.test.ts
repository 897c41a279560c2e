import { describe, expect, it } from "vitest";
import type { Moment } from "$lib/session.svelte";
import { money, Words } from "$lib/words";
import { SPACES } from "./facts";
import { logLines } from "./log";
import { kindOf } from "./model.svelte";
import en from "../../text/en.ftl?raw";
import ru from "../../text/ru.ftl?raw";
import { boardLabel, monopolyTexts } from "./words";

const FILES = import.meta.glob("../../../fixtures/*.json", { eager: true, import: "default" });
const NAMES = ["Nina", "Omar", "Tess", "Viktor", "Ada", "Leo"];
const WIDEST = { upright: 11, side: 12 };

function moment(name: string): Moment {
  return FILES[`../../../fixtures/${name}.json`] as Moment;
}

describe.each(["en", "ru"] as const)("in %s", (lang) => {
  const words = monopolyTexts(lang).then((texts) => new Words(lang, texts, NAMES));

  it.each(["Auction", "Debts", "End", "JailTurn"])("every row of the log of %s is a sentence", async (name) => {
    const lines = logLines(moment(name).rows.rows, await words);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      expect(line.text).toMatch(/\s/);
      expect(line.text).not.toMatch(/undefined|NaN|\{/);
    }
  });

  it.each(["Debts", "BeforeThrow", "OfferLot"])("every legal act of %s has its words", async (name) => {
    for (const choice of moment(name).view.legal) {
      const ranged = choice.is === "Span" || choice.is === "Form";
      expect((await words).has(`action-${kindOf(choice)}`, ranged ? "form" : ""), kindOf(choice)).toBe(true);
      expect((await words).action(choice)).not.toMatch(/undefined|\{/);
    }
  });

  it("breaks the names of the board by hand, short enough for their cells", () => {
    for (const space of SPACES.filter((each) => each.index % 10)) {
      const most = Math.floor(space.index / 10) % 2 ? WIDEST.side : WIDEST.upright;
      for (const line of boardLabel(lang, space.id).lines) expect(line.length, line).toBeLessThanOrEqual(most);
    }
  });
});

it("says sums, reasons and plurals as the server does", async () => {
  const said = new Words("en", await monopolyTexts("en"), NAMES);
  const russian = new Words("ru", await monopolyTexts("ru"), NAMES);
  expect(money("en", -1234567)).toBe("\u2212$1,234,567");
  expect(money("ru", 1500)).toBe("$1\u00a0500");
  expect(said.event({ is: "DeedMoved", deed: 0, src: -1, dst: 2 })).toBe("Tess receives the deed of Mediterranean Avenue");
  expect(said.question({ is: "OfferLot", deed: 27 }, [0])).toBe("Nina: buy Boardwalk or leave it to auction");
  expect(said.action({ is: "Span", kind: "Bid", low: 105, high: 9, step: 1, head: [] })).toBe("Bid, $105 or more");
  expect([1, 2, 5, 21].map((n) => russian.say("deck-cards", { n }))).toEqual([
    "1 карточка",
    "2 карточки",
    "5 карточек",
    "21 карточка",
  ]);
  const why = { legal: false, rules: ["P-BUY-2"], reason: "CannotAfford", values: { cost: 200, cash: 120 }, modifiers: [] };
  expect(said.reason(why)).toBe("There is not enough money");
  expect(said.values(why)).toEqual(["price $200", "cash $120"]);
});

it("has the same messages of its own in both languages", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);
  expect(ids(ru)).toEqual(ids(en));
  expect(ids(en).length).toBeGreaterThan(200);
});
