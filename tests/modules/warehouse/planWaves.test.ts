import { expect, test } from 'vitest';
import {
  costAlone,
  pickUpOf,
  planWaves,
  SAME_GOODS,
  TROLLEY,
  type WaitingOrder,
} from '#modules/warehouse/planWaves.ts';

let count = 0;
/** An order of one piece of each goods; a goods lies as far down the way as its number says. */
const order = (goods: number[], over: Partial<WaitingOrder> = {}): WaitingOrder => ({
  id: (count += 1),
  carrier: 'spx',
  ship_by: '2026-11-25T10:00:00Z',
  lines: goods.map((goods_id) => ({ goods_id, quantity: 1, position: goods_id })),
  ...over,
});

test('orders of one article go into one basket on one walk, and the basket is scanned once', () => {
  const orders = [order([20]), order([20]), order([20])];
  const [wave, ...others] = planWaves(orders);
  expect(others).toEqual([]);
  expect(wave).toMatchObject({
    kind: 'goods',
    orders,
    pieces: 3,
    cost: { distance: 40, scans: 4 },
    alone: { distance: 120, scans: 6 },
  });
});

test('the others go by how near their shelves lie, a basket each', () => {
  const [far, near, farToo, nearToo] = [order([90, 95]), order([3, 5]), order([91, 94]), order([4, 6])];
  const [wave] = planWaves([far, near, farToo, nearToo]);
  expect(wave?.kind).toBe('cells');
  expect(wave?.orders.map(({ id }) => id)).toEqual([far.id, farToo.id, nearToo.id, near.id]);
  expect(wave?.cost.distance).toBeLessThan(wave?.alone.distance ?? 0);
  expect(wave?.cost.scans).toBe(wave?.alone.scans);
});

test('what leaves with another carrier or on another day is another wave; what would go alone is in none', () => {
  const waves = planWaves([
    order([1, 2]),
    order([1, 2], { carrier: 'ghn' }),
    order([1, 2], { ship_by: '2026-11-26T10:00:00Z' }),
    order([1, 3]),
  ]);
  expect(waves.map(({ carrier, orders }) => [carrier, orders.length])).toEqual([['spx', 2]]);
});

test('a trolley takes so many baskets, a basket so many orders, and what is due first goes first', () => {
  const mixed = planWaves(Array.from({ length: TROLLEY + 3 }, (_, index) => order([index + 1, index + 40])));
  expect(mixed.map(({ orders }) => orders.length)).toEqual([TROLLEY, 3]);
  const same = planWaves([
    ...Array.from({ length: SAME_GOODS + 1 }, () => order([7])),
    order([7], { ship_by: '2026-11-25T07:00:00Z' }),
  ]);
  expect(same.map(({ orders }) => orders.length)).toEqual([SAME_GOODS, 2]);
  expect(same[0]?.ship_by).toBe('2026-11-25T07:00:00Z');
});

test('every order is in at most one wave, and no walk is longer than picking one by one', () => {
  const orders = Array.from({ length: 120 }, (_, index) =>
    order(index % 3 === 0 ? [(index % 7) + 1] : [((index * 37) % 100) + 1, ((index * 53) % 100) + 101], {
      carrier: ['spx', 'ghn', null][index % 3] ?? null,
    }),
  );
  const waves = planWaves(orders);
  const ids = waves.flatMap((wave) => wave.orders.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { cost, alone, orders: own } of waves) {
    expect(cost.distance).toBeLessThanOrEqual(alone.distance);
    expect(cost.scans).toBeLessThanOrEqual(alone.scans);
    expect(alone).toEqual(costAlone(own));
  }
});

test('an order leaves with the last pick-up before it is due, and with the next one where that has gone', () => {
  const at = (shipBy: string | null) =>
    pickUpOf(shipBy, {
      cutoff: '16:30',
      now: new Date('2026-11-25T08:00:00Z'),
      timeZone: 'Asia/Ho_Chi_Minh',
    });
  const [today, tomorrow] = ['2026-11-25T09:30:00.000Z', '2026-11-26T09:30:00.000Z'];
  expect(at('2026-11-25T10:00:00Z')).toBe(today);
  expect(at('2026-11-26T09:00:00Z')).toBe(today);
  expect(at('2026-11-26T09:30:00Z')).toBe(tomorrow);
  expect(at('2026-11-20T00:00:00Z')).toBe(today);
  expect(at(null)).toBe('');
  const due = [
    order([20], { ship_by: '2026-11-25T10:00:00Z' }),
    order([20], { ship_by: '2026-11-26T09:00:00Z' }),
  ];
  expect(planWaves(due)).toEqual([]);
  expect(planWaves(due, at).map(({ orders }) => orders)).toEqual([due]);
});
