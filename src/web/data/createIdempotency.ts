import { createKey } from './createKey.ts';
import { readLocalJson, writeLocal } from './localStore.ts';

/**
 * Keys of changing calls (interface 4, `Idempotency-Key`). A call that got no clear answer keeps its key, also when
 * the page is loaded anew, so that pressing the button again after a lost connection has one effect.
 */
export interface Idempotency {
  /** The key of this very call. */
  keyOf(call: string): string;
  /** The call was answered: the same call again is a new one. */
  settle(call: string): void;
}

type Unanswered = readonly [call: string, key: string, at: number];

const STORED = 'unanswered';

/** Unanswered calls remembered at most; the oldest goes first. */
const KEPT = 50;

/** Milliseconds after which the same call is meant anew; the server knows keys for 48 hours. */
const KEPT_MS = 24 * 3_600_000;

/** Makes and remembers keys, in the browser under `stored`; `now` gives ms since 1970. */
export function createIdempotency(now: () => number = Date.now, stored = STORED): Idempotency {
  const isRecent = ([, , at]: Unanswered) => now() - at < KEPT_MS;
  let open = readLocalJson<readonly Unanswered[]>(stored, []).filter(isRecent);
  const keep = (next: Unanswered[]) => {
    open = next;
    writeLocal(stored, open.length > 0 ? JSON.stringify(open) : null);
  };
  return {
    keyOf: (call) => {
      const name = digest(call);
      const [, known] = open.find((one) => one[0] === name && isRecent(one)) ?? [];
      if (known) return known;
      const key = createKey();
      keep([...open, [name, key, now()] as const].slice(-KEPT));
      return key;
    },
    settle: (call) => {
      const name = digest(call);
      if (open.some((one) => one[0] === name)) keep(open.filter((one) => one[0] !== name));
    },
  };
}

/**
 * 64 bits and the length of a call's text: it is remembered without what somebody typed. Two calls that meet by
 * chance do no harm: the server refuses a key with another body. (FNV-1a twice, from two starts.)
 */
function digest(text: string): string {
  const halves = [0x811c9dc5, 0x01000193].map((start) => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  });
  return `${halves.join('.')}.${text.length}`;
}
