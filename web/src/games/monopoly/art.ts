/** Colours, patterns and pictures of Monopoly's spaces. */

import type { IconName } from "$lib/icons";
import type { Space } from "./facts";

export const GROUP_FILL: Record<string, string> = {
  brown: "#8B5A2B",
  light_blue: "#9ACFEA",
  pink: "#CE3F93",
  orange: "#F0902A",
  red: "#D6323A",
  yellow: "#F2D53A",
  green: "#2A9D58",
  dark_blue: "#2458A6",
};

const DARK = "rgba(0,0,0,.36)";

/** The pattern of a group: what it draws on a tile of 8. `line` paths are stroked, `dots` filled. */
export const PATTERNS: Record<string, { line?: string; width?: number; stroke?: string; dots?: [number, number][] }> = {
  brown: {},
  light_blue: { dots: [[2, 2], [6, 6]] },
  pink: { line: "M-2 2l4-4M0 8l8-8M6 10l4-4", width: 1.8, stroke: DARK },
  orange: { line: "M0 6l4-4 4 4", width: 1.6, stroke: DARK },
  red: { line: "M0 2h8M0 6h8", width: 1.4, stroke: DARK },
  yellow: { line: "M2 0v8M6 0v8", width: 1.5, stroke: DARK },
  green: { line: "M0 4h8M4 0v8", width: 1.3, stroke: DARK },
  dark_blue: { line: "M-2 6l4 4M0 0l8 8M6-2l4 4", width: 1.8, stroke: "rgba(255,255,255,.42)" },
};

const LIGHT_TEXT = new Set(["brown", "pink", "red", "green", "dark_blue"]);

export function textOn(group: string): string {
  return LIGHT_TEXT.has(group) ? "#FFFFFF" : "#1D1B18";
}

const ICON_OF: Partial<Record<Space["kind"], IconName>> = {
  chest: "chest",
  chance: "chance",
  railroad: "engine",
  jail: "bars",
  parking: "car",
  go_to_jail: "whistle",
  go: "go",
};

export function iconOf(space: Space): IconName | undefined {
  if (space.kind === "utility") return space.id === "water" ? "tap" : "lamp";
  if (space.kind === "tax") return space.tax === "luxury" ? "diamond" : "tax";
  return ICON_OF[space.kind];
}

export function inkOf(space: Space): string {
  return space.kind === "chance" ? "var(--m-coral)" : space.kind === "chest" ? "var(--m-accent)" : "var(--m-ink)";
}

export const HOUSE = "M0 13.300V5.800L6.500 0 13 5.800V13.300z";
export const HOTEL = "M0 13.300V6L5 0H21L26 6V13.300z";
