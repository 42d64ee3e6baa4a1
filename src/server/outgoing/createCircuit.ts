/** Hosts that fail again and again are left alone for a while. */
export interface Circuit {
  /** Throws an Error while a host is left alone. */
  check(host: string): void;
  note(host: string, isGood: boolean): void;
}

const FAILURES = 5;
const PAUSE_MS = 30_000;

interface State {
  failures: number;
  openUntil: number;
}

/** After five failures in a row a host is called again in 30 s, by one call first. */
export function createCircuit(now: () => Date): Circuit {
  const states = new Map<string, State>();
  return {
    check(host) {
      const state = states.get(host);
      if (!state || state.failures < FAILURES) return;
      const time = now().getTime();
      if (time < state.openUntil)
        throw new Error(`${host} failed ${state.failures} times in a row and is left alone for a while`);
      // The others wait for what this one finds.
      state.openUntil = time + PAUSE_MS;
    },
    note(host, isGood) {
      const failures = isGood ? 0 : (states.get(host)?.failures ?? 0) + 1;
      if (isGood) states.delete(host);
      else states.set(host, { failures, openUntil: now().getTime() + PAUSE_MS });
    },
  };
}
