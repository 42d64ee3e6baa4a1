/**
 * Keys of changing calls (interface 4, `Idempotency-Key`). A call that got no clear answer keeps its key, so that
 * pressing the button again after a lost connection has one effect.
 */
export interface Idempotency {
  /** The key of this very call. */
  keyOf(call: string): string;
  /** The call was answered: the same call again is a new one. */
  settle(call: string): void;
}

/** Unanswered calls remembered at most; the oldest goes first. */
const KEPT = 100;

/** Makes and remembers keys. */
export function createIdempotency(): Idempotency {
  const open = new Map<string, string>();
  return {
    keyOf: (call) => {
      const known = open.get(call);
      if (known) return known;
      const key = createKey();
      open.set(call, key);
      const oldest = open.keys().next().value;
      if (open.size > KEPT && oldest !== undefined) open.delete(oldest);
      return key;
    },
    settle: (call) => void open.delete(call),
  };
}

/** 128 random bits as hex. (`randomUUID` is missing on plain-http addresses of a local network.) */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
