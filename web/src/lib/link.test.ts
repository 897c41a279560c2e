import { describe, expect, it, vi } from "vitest";
import { Link, type Opener } from "./link";
import type { ServerMessage } from "./protocol";

/** A network in hand: what was sent, and the handlers of the newest socket. */
function network() {
  const sent: string[] = [];
  let on: Parameters<Opener>[0] | undefined;
  const opener: Opener = (handlers) => {
    on = handlers;
    return { send: (text) => sent.push(text), close: () => handlers.close(1000) };
  };
  return { sent, opener, socket: () => on as Parameters<Opener>[0] };
}

function listener(heard: ServerMessage[], states: string[], since = 7) {
  return { message: (m: ServerMessage) => heard.push(m), state: (s: string) => states.push(s), since: () => since };
}

describe("Link", () => {
  it("says hello with the number of rows it has", () => {
    const net = network();
    new Link(net.opener, listener([], [])).start();
    net.socket().open();
    expect(net.sent).toEqual(['{"is":"hello","since":7,"seat":null}']);
  });

  it("sends an unanswered intent again with the same key, an answered one never", () => {
    vi.useFakeTimers();
    const net = network();
    const states: string[] = [];
    const link = new Link(net.opener, listener([], states));
    link.start();
    net.socket().open();
    link.intend({ is: "act", key: "a", action: { is: "Throw" } });
    link.intend({ is: "act", key: "b", action: { is: "EndTurn" } });
    net.socket().text('{"is":"done","key":"a","n":8}');
    net.socket().close(1006);
    vi.advanceTimersByTime(500);
    net.socket().open();
    expect(net.sent.slice(3)).toEqual([
      '{"is":"hello","since":7,"seat":null}',
      '{"is":"act","key":"b","action":{"is":"EndTurn"}}',
    ]);
    expect(states).toEqual(["opening", "open", "lost", "opening", "open"]);
    vi.useRealTimers();
  });

  it("keeps an intent made while the line is down", () => {
    const net = network();
    const link = new Link(net.opener, listener([], []));
    link.start();
    link.intend({ is: "act", key: "c", action: { is: "Buy" } });
    expect(net.sent).toEqual([]);
    net.socket().open();
    expect(net.sent[1]).toBe('{"is":"act","key":"c","action":{"is":"Buy"}}');
  });

  it("does not come back to a table that is not there", () => {
    const net = network();
    const states: string[] = [];
    new Link(net.opener, listener([], states)).start();
    net.socket().close(4404);
    expect(states).toEqual(["opening", "closed"]);
  });
});
