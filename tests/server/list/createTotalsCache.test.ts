import { describe, expect, it } from 'vitest';
import type { TotalsRow } from '#server/list/compileTotals.ts';
import { createTotalsCache } from '#server/list/createTotalsCache.ts';

const statement = { text: 'count', values: [1] };
const facts = { is_capped: false, are_counts_capped: false, sum: '{}', counts: '{}', counted_at: '' };

/** A cache over counts that are answered by hand, and a clock. */
function open() {
  const clock = { ms: 0 };
  const asked: ((totals: Partial<TotalsRow> | Error) => void)[] = [];
  const cache = createTotalsCache(
    () =>
      new Promise((resolve, reject) => {
        asked.push((totals) =>
          totals instanceof Error
            ? reject(totals)
            : resolve({ ...facts, total: 0, snapshot: '10:10:', ...totals }),
        );
      }),
    () => clock.ms,
  );
  return { cache, asked, clock };
}

describe('totals cache', () => {
  it('counts once for callers that ask at the same time, and keeps it for 5 seconds', async () => {
    const { cache, asked, clock } = open();
    const both = [cache.read(1, statement), cache.read(1, statement)];
    asked[0]?.({ total: 7 });
    expect((await Promise.all(both)).map(({ total }) => total)).toEqual([7, 7]);
    clock.ms = 4_999;
    expect((await cache.read(1, statement)).total).toBe(7);
    clock.ms = 5_000;
    void cache.read(1, statement);
    expect(asked).toHaveLength(2);
  });

  it('counts anew before the time is over, and nobody waits for it', async () => {
    const { cache, asked, clock } = open();
    const first = cache.read(1, statement);
    clock.ms = 600;
    asked[0]?.({ total: 7 });
    await first;
    clock.ms = 3_799;
    expect((await cache.read(1, statement)).total).toBe(7);
    expect(asked).toHaveLength(1);
    clock.ms = 3_800;
    for (let times = 0; times < 2; times += 1) expect((await cache.read(1, statement)).total).toBe(7);
    expect(asked).toHaveLength(2);
    clock.ms = 4_400;
    asked[1]?.({ total: 8 });
    await Promise.resolve();
    await Promise.resolve();
    expect((await cache.read(1, statement)).total).toBe(8);
    // Its age counts from its own beginning.
    clock.ms = 7_599;
    expect((await cache.read(1, statement)).total).toBe(8);
    expect(asked).toHaveLength(2);
  });

  it('never gives older ones: who comes after the time waits for the count that has begun', async () => {
    const { cache, asked, clock } = open();
    const first = cache.read(1, statement);
    clock.ms = 2_000;
    asked[0]?.({ total: 7 });
    await first;
    clock.ms = 2_500;
    void cache.read(1, statement);
    clock.ms = 5_000;
    const late = cache.read(1, statement);
    expect(asked).toHaveLength(2);
    asked[1]?.({ total: 8 });
    expect((await late).total).toBe(8);
  });

  it('keeps what serves when the count beside it fails, and tries again', async () => {
    const { cache, asked, clock } = open();
    const first = cache.read(1, statement);
    clock.ms = 2_000;
    asked[0]?.({ total: 7 });
    await first;
    clock.ms = 2_500;
    void cache.read(1, statement);
    asked[1]?.(new Error('lost'));
    await Promise.resolve();
    await Promise.resolve();
    expect((await cache.read(1, statement)).total).toBe(7);
    expect(asked).toHaveLength(3);
  });

  it('keeps two thousand, and forgets the oldest first', () => {
    const { cache, asked } = open();
    const at = (index: number) => ({ text: 'count', values: [index] });
    for (let index = 0; index < 2_001; index += 1) void cache.read(1, at(index));
    void cache.read(1, at(1));
    expect(asked).toHaveLength(2_001);
    void cache.read(1, at(0));
    expect(asked).toHaveLength(2_002);
  });

  it('keeps customers, texts and values apart', () => {
    const { cache, asked } = open();
    for (const [customer, one] of [
      [1, statement],
      [2, statement],
      [1, { ...statement, text: 'other' }],
      [1, { ...statement, values: [2] }],
    ] as const)
      void cache.read(customer, one);
    expect(asked).toHaveLength(4);
  });

  it('counts again for a write that is not in it, once for all who miss it', async () => {
    const { cache, asked } = open();
    const first = cache.read(1, statement);
    asked[0]?.({ snapshot: '10:10:' });
    const totals = await first;
    expect(await cache.readWith(1, statement, totals, 9)).toBe(totals);
    const again = cache.readWith(1, statement, totals, 10);
    await Promise.resolve();
    await Promise.resolve();
    asked[1]?.({ total: 8, snapshot: '11:11:' });
    expect((await again).total).toBe(8);
    expect((await cache.readWith(1, statement, totals, 10)).total).toBe(8);
    expect(asked).toHaveLength(2);
  });

  it('does not remember a failure', async () => {
    const { cache, asked } = open();
    const failed = cache.read(1, statement);
    asked[0]?.(new Error('lost'));
    await expect(failed).rejects.toThrow('lost');
    void cache.read(1, statement);
    expect(asked).toHaveLength(2);
  });
});
