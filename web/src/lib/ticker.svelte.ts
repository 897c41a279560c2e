/** Server time, ticking while somebody watches. */

export class Ticker {
  now = $state(Date.now());

  run(): () => void {
    const timer = setInterval(() => {
      this.now = Date.now();
    }, 250);
    return () => clearInterval(timer);
  }
}

export const ticker = new Ticker();

/** Seconds left until a server time; null if nobody is hurried. */
export function left(deadline: number | null, lag: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - lag - ticker.now) / 1000));
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
