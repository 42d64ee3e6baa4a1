import { expect, it } from 'vitest';
import { splitParcels } from '#modules/warehouse/splitParcels.ts';

const lines = [
  { goods_id: 1, quantity: 7, weight: 300 },
  { goods_id: 2, quantity: 2, weight: 900 },
];

it.each([
  [
    2,
    5,
    [
      [1, 1, 5],
      [2, 1, 2],
      [2, 2, 2],
    ],
  ],
  [
    3,
    1000,
    [
      [1, 1, 3],
      [2, 1, 3],
      [3, 1, 1],
      [4, 2, 1],
      [5, 2, 1],
    ],
  ],
  [
    4,
    0,
    [
      [1, 1, 7],
      [2, 2, 2],
    ],
  ],
] as const)(
  'transfer type %i puts every piece into one parcel, and none above its limit',
  (type, limit, expected) => {
    const packed = splitParcels(lines, type, { limit, most: 10 });
    expect(packed?.map(({ number, goods_id, quantity }) => [number, goods_id, quantity])).toEqual(expected);
  },
);

it('is not done where it would make more rows than a transfer has', () => {
  expect(splitParcels(lines, 2, { limit: 1, most: 8 })).toBeNull();
  expect(splitParcels(lines, 2, { limit: 1, most: 9 })).toHaveLength(9);
  expect(splitParcels(lines, 4, { limit: 0, most: 1 })).toBeNull();
});
