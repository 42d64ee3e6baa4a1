import { expect, it } from 'vitest';
import { shareOut, standardRateOn } from '#modules/invoice/rates.ts';

it('has the reduced rate until the end of 2026', () => {
  expect([standardRateOn('2026-12-31'), standardRateOn('2027-01-01')]).toEqual([8, 10]);
});

it('shares an amount out so that the parts add up to it', () => {
  expect(shareOut(1000, [100, 200])).toEqual([333, 667]);
  expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(shareOut(7, [0, 0])).toEqual([0, 0]);
  expect(shareOut(0, [5, 3])).toEqual([0, 0]);
});
