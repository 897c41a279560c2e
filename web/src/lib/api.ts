/** Requests to the server; a refused one throws a Problem. */

import type { GameList, Made, NewTable, Join, Seated, Settings, TableList } from "./wire";

export type { GameCard, OptionCard, TableCard } from "./wire";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new Problem("network");
  });
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code = "network", detail = "" } = (data ?? {}) as { code?: string; detail?: string };
    throw new Problem(code, detail);
  }
  return data as T;
}

export const api = {
  games: () => ask<GameList>("GET", "/games"),
  mine: () => ask<TableList>("GET", "/mine"),
  listed: () => ask<TableList>("GET", "/tables"),
  open: (body: NewTable) => ask<Seated>("POST", "/tables", body),
  table: (code: string) => ask<Made>("GET", `/codes/${encodeURIComponent(code)}`),
  join: (id: string, body: Join) => ask<Seated>("POST", `/tables/${id}/join`, body),
  comeBack: (id: string, reentry: string) => ask<Seated>("POST", `/tables/${id}/return`, { reentry }),
  settings: (id: string, body: Settings) => ask<null>("PUT", `/tables/${id}/settings`, body),
  order: (id: string, order: number[]) => ask<null>("PUT", `/tables/${id}/order`, { order }),
  fill: (id: string, seat: number, bot: string) => ask<null>("PUT", `/tables/${id}/seats/${seat}`, { bot }),
  remove: (id: string, seat: number) => ask<null>("DELETE", `/tables/${id}/seats/${seat}`),
  ready: (id: string, seat: number, ready: boolean) => ask<null>("POST", `/tables/${id}/ready`, { seat, ready, nonce: "" }),
  rematch: (id: string) => ask<Made>("POST", `/tables/${id}/rematch`),
  start: (id: string) => ask<null>("POST", `/tables/${id}/start`),
};

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}
