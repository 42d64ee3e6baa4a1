import { costAlone, planWaves, type WaitingOrder } from '#modules/warehouse/planWaves.ts';
import type { BenchRow } from './BenchRow.ts';
import { measureFloor } from './floor.ts';

/* Waves against picking order by order: 300 orders of a day in a warehouse of 200 shelves, a third of them of one article each. */

const ORDERS = 300;
const SHELVES = 200;

/** The same orders in every run; articles that sell well are asked for more often. */
function makeOrders(): WaitingOrder[] {
  let seed = 20261125;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const line = () => {
    const shelf = 1 + Math.floor(random() ** 2 * SHELVES);
    return { goods_id: shelf, quantity: random() < 0.8 ? 1 : 2, position: shelf };
  };
  return Array.from({ length: ORDERS }, (_, index) => ({
    id: index + 1,
    carrier: ['spx', 'ghn', 'ghtk'][index % 3] ?? null,
    ship_by: '2026-11-25T10:00:00Z',
    lines: index % 3 === 0 ? [line()] : [line(), line(), line()],
  }));
}

export async function run(): Promise<BenchRow[]> {
  const orders = makeOrders();
  const waves = planWaves(orders);
  const used = new Set(waves.flatMap((wave) => wave.orders.map(({ id }) => id)));
  const rest = costAlone(orders.filter(({ id }) => !used.has(id)));
  const alone = costAlone(orders);
  return [
    toRow(
      'shelves passed per order',
      rest.distance + sum(waves.map(({ cost }) => cost.distance)),
      alone.distance,
    ),
    toRow('scans per order', rest.scans + sum(waves.map(({ cost }) => cost.scans)), alone.scans),
    ...(await measureFloor()),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A figure of waves beside the same of picking order by order. */
function toRow(what: string, inWaves: number, oneByOne: number): BenchRow {
  const ratio = inWaves / oneByOne;
  return {
    gate: 'W1',
    what: `waves: ${what}`,
    value: Number((inWaves / ORDERS).toFixed(2)),
    unit: 'per order',
    peer: `order by order ${(oneByOne / ORDERS).toFixed(2)}`,
    ratio,
    goal: '< 1x',
    ok: ratio < 1,
  };
}
