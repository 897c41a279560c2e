/** The classic square of 40: where each space lies on a board of a given size. */

export type Side = "bottom" | "left" | "top" | "right" | "corner";

export interface Box {
  readonly index: number;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Geometry {
  readonly size: number;
  readonly corner: number;
  readonly step: number;
  readonly band: number;
  readonly bar: number;
  readonly mark: number; // width of an owner's shape
  readonly piece: number;
  readonly lane: number; // from the ring to the middle of the lane
  readonly phone: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SPACES_A_SIDE = 9;
const JOINT = 0.5;

function geometry(size: number, corner: number, rest: Omit<Geometry, "size" | "corner" | "step">): Geometry {
  return { size, corner, step: (size - 2 * corner) / SPACES_A_SIDE, ...rest };
}

export const DESKTOP = geometry(860, 112, { band: 21, bar: 6, mark: 17, piece: 28, lane: 21, phone: false });
export const PHONE = geometry(390, 53, { band: 11, bar: 4, mark: 11, piece: 18, lane: 20, phone: true });

/** Space 0 is the corner at the bottom right; the others follow clockwise. */
export function box(g: Geometry, index: number): Box {
  const side = Math.floor(index / 10);
  const at = index % 10;
  const far = g.size - g.corner;
  if (at === 0) {
    const x = side === 0 || side === 3 ? far : 0;
    const y = side < 2 ? far : 0;
    return inset({ index, side: "corner", x, y, w: g.corner, h: g.corner });
  }
  const back = far - at * g.step;
  const forth = g.corner + (at - 1) * g.step;
  if (side === 0) return inset({ index, side: "bottom", x: back, y: far, w: g.step, h: g.corner });
  if (side === 1) return inset({ index, side: "left", x: 0, y: back, w: g.corner, h: g.step });
  if (side === 2) return inset({ index, side: "top", x: forth, y: 0, w: g.step, h: g.corner });
  return inset({ index, side: "right", x: far, y: forth, w: g.corner, h: g.step });
}

function inset(b: Box): Box {
  return { ...b, x: b.x + JOINT, y: b.y + JOINT, w: b.w - 2 * JOINT, h: b.h - 2 * JOINT };
}

/** The strip of a space on the edge away from (`outer`) or along (inner) the middle of the board. */
export function strip(b: Box, depth: number, outer: boolean): Omit<Box, "index" | "side"> {
  const low = (b.side === "bottom" || b.side === "right") !== outer;
  if (b.side === "left" || b.side === "right") {
    return { x: low ? b.x : b.x + b.w - depth, y: b.y, w: depth, h: b.h };
  }
  return { x: b.x, y: low ? b.y : b.y + b.h - depth, w: b.w, h: depth };
}

/** Where the shape of an owner stands: at the outer edge, in the corner of the space. */
export function markAt(g: Geometry, b: Box): Point {
  const near = 1.5;
  if (b.side === "right") return { x: b.x + b.w - g.mark - near, y: b.y + b.h - g.mark - near };
  if (b.side === "top") return { x: b.x + near, y: b.y + near };
  return { x: b.x + near, y: b.y + b.h - g.mark - near };
}

/** Where along the lane something may stand, and how far. */
function keep(g: Geometry, v: number, length: number): number {
  const low = g.corner + g.lane;
  const high = g.size - g.corner - g.lane - length;
  return Math.min(high, Math.max(low, v));
}

/** The middle of the lane beside a space; pieces never stand on text. */
export function laneAt(g: Geometry, index: number): Point {
  const b = box(g, index);
  return { x: keep(g, b.x + b.w / 2, 0), y: keep(g, b.y + b.h / 2, 0) };
}

/** The cell in jail, away from those who only visit: a column beside the bars. */
export function jailAt(g: Geometry, place: number): Point {
  return { x: g.corner * 0.82, y: g.size - g.corner * 0.83 + place * g.piece * 0.52 };
}

/** At a corner the row begins in the corner of the lane and runs along the top or bottom. */
function cornerAt(g: Geometry, index: number, place: number): Point {
  const near = g.corner + g.lane * 0.75;
  const along = near + place * (g.piece - 6);
  const left = index === 10 || index === 20;
  return { x: left ? along : g.size - along, y: index >= 20 ? near : g.size - near };
}

/** Several pieces on one place stand in a row along their side. */
export function rowAt(g: Geometry, index: number, place: number, of: number, jailed: boolean): Point {
  if (jailed) return jailAt(g, place);
  if (index % 10 === 0) return cornerAt(g, index, place);
  const p = laneAt(g, index);
  const gap = g.piece - (g.phone ? 5 : 6);
  const length = (of - 1) * gap;
  const row = (v: number) => keep(g, v - length / 2, length) + place * gap;
  return Math.floor(index / 10) % 2 ? { x: p.x, y: row(p.y) } : { x: row(p.x), y: p.y };
}

/** The space nearest to a touch; none if it fell into the middle. */
export function nearest(g: Geometry, p: Point): number {
  const inner = g.corner + g.lane * 2;
  const inside = (v: number) => v > inner && v < g.size - inner;
  if (inside(p.x) && inside(p.y)) return -1;
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < 40; index += 1) {
    const b = box(g, index);
    const dx = Math.max(0, Math.abs(p.x - (b.x + b.w / 2)) - b.w / 2);
    const dy = Math.max(0, Math.abs(p.y - (b.y + b.h / 2)) - b.h / 2);
    const d = dx * dx + dy * dy;
    if (d < least) [best, least] = [index, d];
  }
  return best;
}

/** Rays of a sun as one path: `from` and `to` in degrees, every second wedge left out. */
export function rays(cx: number, cy: number, r: number, from: number, to: number, n: number): string {
  const width = (to - from) / n;
  const at = (deg: number) => {
    const rad = (deg * Math.PI) / 180;
    return `${(cx + r * Math.cos(rad)).toFixed(1)} ${(cy + r * Math.sin(rad)).toFixed(1)}`;
  };
  let d = "";
  for (let i = 0; i < n; i += 1) {
    const a = from + i * width;
    d += `M${cx} ${cy}L${at(a)}A${r} ${r} 0 0 1 ${at(a + width / 2)}z`;
  }
  return d;
}
