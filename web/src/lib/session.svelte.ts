/** What this browser knows of one table. It applies nothing the server has not said. */

import { type Intent, Link, type Opener, type State } from "./link";
import type { Host } from "./wire";
import type { ChatLine, Encoded, Explanation, Lobby, Row, Rows, ServerMessage, View } from "./protocol";

export interface Trouble {
  why?: Explanation;
  code?: string;
  action?: Encoded;
}

/** What the socket said at one moment, kept as a file: for pictures and tests. */
export interface Moment {
  lobby: Lobby;
  rows: Rows;
  view: View;
  whys: Record<string, Explanation>;
}

export class Session {
  lobby = $state.raw<Lobby | null>(null);
  view = $state.raw<View | null>(null);
  rows = $state.raw<Row[]>([]);
  first = $state.raw(0); // number of the first row kept
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<State>("opening");
  trouble = $state.raw<Trouble | null>(null);
  waiting = $state.raw(0); // intents without an answer
  lag = 0; // server time minus ours
  private readonly socket: Link | null;
  private readonly asked = new Map<number, (why: Explanation) => void>();
  private readonly sent = new Map<string, Encoded>();
  private number = 0;

  constructor(
    opener: Opener | null,
    private readonly still: Moment | null = null,
  ) {
    this.socket = opener && new Link(opener, this.listener());
    if (still) for (const message of [still.lobby, still.rows, still.view]) this.hear(message);
    if (still) this.link = "open";
    this.socket?.start();
  }

  stop(): void {
    this.socket?.stop();
  }

  private listener() {
    return {
      message: (message: ServerMessage) => this.hear(message),
      state: (state: State) => {
        this.link = state;
      },
      since: () => this.first + this.rows.length,
    };
  }

  hear(message: ServerMessage): void {
    if (message.is === "lobby") this.lobby = message;
    else if (message.is === "view") this.see(message);
    else if (message.is === "rows") this.append(message);
    else if (message.is === "chat") this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
    else if (message.is === "why") this.explained(message.id, message.why);
    else if (message.is === "done") this.settle(message.key);
    else if (message.is === "refused") this.fail(message.key, { why: message.why });
    else if (message.is === "error") this.fail(message.key, { code: message.code });
    else if (message.is === "present") this.meet(message.online);
  }

  private see(view: View): void {
    this.lag = view.clock.now - Date.now();
    this.view = view;
  }

  private append({ since, rows }: Rows): void {
    if (this.rows.length === 0 || since < this.first) {
      this.first = since;
      this.rows = rows;
    } else this.rows = [...this.rows.slice(0, since - this.first), ...rows];
  }

  private meet(online: number[]): void {
    if (!this.lobby) return;
    const seats = this.lobby.seats.map((card) => ({ ...card, online: online.includes(card.seat) }));
    this.lobby = { ...this.lobby, seats };
  }

  private explained(id: number, why: Explanation): void {
    this.asked.get(id)?.(why);
    this.asked.delete(id);
  }

  private settle(key: string): void {
    if (this.sent.delete(key)) this.waiting -= 1;
  }

  private fail(key: string, trouble: Trouble): void {
    const action = this.sent.get(key);
    this.settle(key);
    this.trouble = action ? { ...trouble, action } : trouble;
  }

  /** Do this. What comes of it the server says. */
  act(action: Encoded): void {
    this.intend(action, (key) => ({ is: "act", key, action }));
  }

  takeBack(what: "take_back" | "agree" | "refuse"): void {
    this.intend({ is: what }, (key) => ({ is: what, key }));
  }

  private intend(action: Encoded, message: (key: string) => Intent): void {
    this.trouble = null;
    if (!this.socket) return;
    const key = crypto.randomUUID();
    this.sent.set(key, action);
    this.waiting += 1;
    this.socket.intend(message(key));
  }

  /** Why may I, or may I not? */
  why(action: Encoded): Promise<Explanation> {
    const kept = this.still?.whys[JSON.stringify(action)];
    if (kept) return Promise.resolve(kept);
    this.number += 1;
    const id = this.number;
    this.socket?.say({ is: "explain", id, action });
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  say(text: string): void {
    this.socket?.say({ is: "chat", text });
  }

  ready(ready: boolean): void {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.socket?.say({ is: "ready", ready, nonce: ready ? nonce : "" });
  }

  sit(seat: number): void {
    this.rows = [];
    this.first = 0;
    this.socket?.sit(seat);
  }

  host(what: Host["what"], seat: number | null = null): void {
    this.socket?.say({ is: "host", what, seat });
  }
}
