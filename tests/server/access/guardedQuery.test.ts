import { describe, expect, it } from 'vitest';
import { isIncluded } from '#server/access/guardedQuery.ts';

describe('isIncluded: whether a write is in what a snapshot saw', () => {
  it.each([
    [99, '100:105:', true],
    [100, '100:105:', true],
    [104, '100:105:', true],
    [105, '100:105:', false],
    [200, '100:105:', false],
    [102, '100:105:102', false],
    [103, '100:105:102,104', true],
    [104, '100:105:102,104', false],
  ])('transaction %d under %s: %s', (written, snapshot, isIn) => {
    expect(isIncluded(written, snapshot)).toBe(isIn);
  });

  it('goes on where the low 32 bits begin anew', () => {
    const epoch = 4_294_967_296;
    expect(isIncluded(4_294_967_290, `${epoch + 5}:${epoch + 9}:`)).toBe(true);
    expect(isIncluded(7, `${epoch + 5}:${epoch + 9}:${epoch + 7}`)).toBe(false);
    expect(isIncluded(9, `${epoch + 5}:${epoch + 9}:`)).toBe(false);
  });
});
