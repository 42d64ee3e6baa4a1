import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '#server/db/Connection.ts';
import { Transaction } from '#server/db/Transaction.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose statements take a minute. */
const slow = {
  execute: () => new Promise((done) => setTimeout(() => done({ rows: [], rowCount: 0 }), MINUTE)),
} as unknown as Connection;

const stateOf = (tx: Transaction) => {
  const seen: { error?: unknown } = {};
  tx.failed.catch((error: unknown) => (seen.error = error));
  return seen;
};

test('a transaction that asks nothing for ten seconds is given up', async () => {
  const seen = stateOf(new Transaction(slow, true));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.error).toMatchObject({
    name: 'DatabaseUnavailable',
    message: 'transaction idle for 10 s: rolled back',
  });
});

test('a running statement is not idleness; the clock starts again after it', async () => {
  const tx = new Transaction(slow, true);
  const seen = stateOf(tx);
  void tx.query('select 1');
  await vi.advanceTimersByTimeAsync(MINUTE + 9_999);
  expect(seen.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.error).toBeDefined();
});

test('seeds and migrations may think as long as they like', async () => {
  const seen = stateOf(new Transaction(slow, false));
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(seen.error).toBeUndefined();
});
