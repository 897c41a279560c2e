/** One socket to one table: it comes back by itself, resumes by number, and sends unanswered intents again. */

import type { ClientMessage, ServerMessage } from "./protocol";

export type Intent = Extract<ClientMessage, { key: string }>;

export type State = "opening" | "open" | "lost" | "closed";

export interface Listener {
  message(message: ServerMessage): void;
  state(state: State): void;
  since(): number;
}

interface Wire {
  send(text: string): void;
  close(): void;
}

export type Opener = (on: { open(): void; text(text: string): void; close(code: number): void }) => Wire;

const FINAL = new Set([4403, 4404]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export function socketTo(address: string): Opener {
  return (on) => {
    const socket = new WebSocket(address);
    socket.onopen = () => on.open();
    socket.onmessage = (event) => on.text(String(event.data));
    socket.onclose = (event) => on.close(event.code);
    return socket;
  };
}

export class Link {
  private wire: Wire | null = null;
  private ready = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly pending = new Map<string, Intent>();
  seat: number | null = null;

  constructor(
    private readonly open: Opener,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.listener.state("opening");
    this.wire = this.open({
      open: () => this.opened(),
      text: (text) => this.heard(JSON.parse(text) as ServerMessage),
      close: (code) => this.dropped(code),
    });
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  /** Speak for another seat of this browser. */
  sit(seat: number): void {
    this.seat = seat;
    this.say({ is: "hello", since: 0, seat });
  }

  /** An intent: kept until the server has answered it, whatever happens to the connection. */
  intend(message: Intent): void {
    this.pending.set(message.key, message);
    this.say(message);
  }

  say(message: ClientMessage): void {
    if (this.ready) this.wire?.send(JSON.stringify(message));
  }

  private opened(): void {
    this.ready = true;
    this.wait = FIRST_WAIT;
    this.say({ is: "hello", since: this.listener.since(), seat: this.seat });
    for (const message of this.pending.values()) this.say(message);
    this.listener.state("open");
  }

  private heard(message: ServerMessage): void {
    if (message.is === "done" || message.is === "refused" || message.is === "error") this.pending.delete(message.key);
    this.listener.message(message);
  }

  private dropped(code: number): void {
    this.ready = false;
    if (this.ended || FINAL.has(code)) {
      this.listener.state("closed");
      return;
    }
    this.listener.state("lost");
    this.timer = setTimeout(() => this.start(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
