import { describe, expect, it } from "vitest";
import { box, DESKTOP, laneAt, nearest, PHONE, rowAt } from "./geometry";

const ALL = Array.from({ length: 40 }, (_, index) => index);

describe.each([DESKTOP, PHONE])("a board of $size", (g) => {
  it("fills the ring without gap or overlap", () => {
    const area = ALL.reduce((sum, index) => {
      const b = box(g, index);
      return sum + (b.w + 1) * (b.h + 1);
    }, 0);
    const inner = g.size - 2 * g.corner;
    expect(area).toBeCloseTo(g.size ** 2 - inner ** 2, 3);
  });

  it("begins at the bottom right and goes clockwise", () => {
    const [go, jail, parking, police] = [0, 10, 20, 30].map((index) => box(g, index));
    expect([go!.x > jail!.x, jail!.y > parking!.y, parking!.x < police!.x]).toEqual([true, true, true]);
  });

  it("gives every touch on a space or its lane to that space", () => {
    for (const index of ALL) {
      const b = box(g, index);
      expect(nearest(g, { x: b.x + b.w / 2, y: b.y + b.h / 2 })).toBe(index);
      if (index % 10 > 1 && index % 10 < 9) expect(nearest(g, laneAt(g, index))).toBe(index);
    }
    expect(nearest(g, { x: g.size / 2, y: g.size / 2 })).toBe(-1);
  });

  it("keeps up to eight pieces off the spaces", () => {
    for (const index of ALL) {
      for (let place = 0; place < 8; place += 1) {
        const p = rowAt(g, index, place, 8, false);
        expect(Math.min(p.x, p.y)).toBeGreaterThan(g.corner);
        expect(Math.max(p.x, p.y)).toBeLessThan(g.size - g.corner);
      }
    }
  });
});
