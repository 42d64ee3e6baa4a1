import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServer } from '../support/buildServer.ts';
import { findPostgresBinaries } from '../support/PostgresServer.ts';
import { fillHouse, type Floor } from '../stock-proof/fillHouse.ts';
import { openHouse, type Ask, type House } from '../stock-proof/House.ts';
import type { BenchRow } from './BenchRow.ts';
import { percentile, toGoalRow } from './figures.ts';
import { callApi } from './product.ts';

/*
 * The floor of a warehouse through the product's own processes on PostgreSQL: orders allocated at once, and people who scan at
 * the same time. The peer is the limit that people feel.
 */

const ORDERS = 1_000;
const LINES = 3;
const ALLOCATE_LIMIT_MS = 5_000;
const PEOPLE = 20;
const ORDERS_EACH = 15;
/** Orders of everybody that are not counted: new processes compile, and plan each statement, in these. */
const ORDERS_BEFORE = 6;
const SCAN_LIMIT_MS = 300;
/** From an answer until the hand has the next piece under the scanner: faster than anybody who walks along shelves. */
const HAND_MS = 500;
/** Lines that a person with a scanner picks in an hour, the best that was published (performance page 4). */
const BEST_LINES_AN_HOUR = 89;
/** As often as that can everybody scan at least when nobody pauses at all. */
const LEAST_TIMES = 50;

export async function measureFloor(): Promise<BenchRow[]> {
  if (!findPostgresBinaries()) {
    console.log('PostgreSQL: skipped, no binaries found');
    return [];
  }
  const built = await buildServer();
  const house = await openHouse('postgres', built.program);
  try {
    const { floor, ids } = await house.look(async (ask) => {
      const filled = await fillHouse(ask, PEOPLE);
      return { floor: filled, ids: await addOrders(ask, filled) };
    });
    const allocateMs = await measureAllocation(house, floor, ids);
    await house.look((ask) => ask('vacuum analyze'));
    await pickAtOnce(house, floor, { orders: ORDERS_BEFORE, pauseMs: 0 });
    const scans = await pickAtOnce(house, floor, { orders: ORDERS_EACH, pauseMs: HAND_MS });
    const from = performance.now();
    const atFull = await pickAtOnce(house, floor, { orders: ORDERS_EACH, pauseMs: 0 });
    return [
      toGoalRow(
        { gate: 'W2', what: `allocating ${ORDERS} orders of ${LINES} lines at once`, unit: 'ms' },
        allocateMs,
        ALLOCATE_LIMIT_MS,
      ),
      toGoalRow(
        { gate: 'W3', what: `a scan's answer, p95 of ${PEOPLE} who pick at once`, unit: 'ms' },
        percentile(scans, 0.95),
        SCAN_LIMIT_MS,
        `each ${HAND_MS} ms after the answer before`,
      ),
      toRateRow(atFull, performance.now() - from),
    ];
  } finally {
    await house.close();
    built.remove();
  }
}

/** How much more than people can scan is answered when the next scan comes with the answer before. */
function toRateRow(times: readonly number[], ms: number): BenchRow {
  const perSecond = (times.length * 1_000) / ms;
  const people = (PEOPLE * BEST_LINES_AN_HOUR) / 3_600;
  const ratio = perSecond / people;
  return {
    gate: 'W4',
    what: `scans of ${PEOPLE} who never pause, p95 ${Math.round(percentile(times, 0.95))} ms`,
    value: Number(perSecond.toFixed(1)),
    unit: 'a second',
    peer: `${PEOPLE} of the best pickers published: ${people.toFixed(2)}`,
    ratio,
    goal: `>= ${LEAST_TIMES}x`,
    ok: ratio >= LEAST_TIMES,
  };
}

/** Orders of one piece each of three of the articles, ready to be allocated and, with a carrier of one's own, to be picked. */
async function addOrders(ask: Ask, { goods, warehouse }: Floor): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    `with o as (insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_name, receiver_phone, receiver_country,
    receiver_address, warehouse_id, delivery_company) select 1, 'BENCH-' || n, 1, 1, -100, 'Lan', '+84912345678', 1, '1 Hàng Bông', $1::int8, 'self'
    from generate_series(1, $2::int) n returning id),
l as (insert into order_line (customer_id, order_id, goods_id, sku, name, quantity, unit_price, discount, is_gift)
  select 1, o.id, g.id, g.sku, g.name, 1, 1, 0, false from o cross join lateral
    (select * from goods where id = any($3::int8[]) order by (id + o.id) % 8, id limit $4::int) g)
select id from o order by id`,
    [warehouse, ORDERS, goods, LINES],
  );
  return rows.map(({ id }) => id);
}

async function signIn(house: House, { accounts }: Floor, index: number): Promise<string> {
  const username = accounts[index % accounts.length];
  return (
    await callApi<{ token: string }>(originOf(house, index), '/login', { username, password: 'demo-1234' })
  ).token;
}

const originOf = (house: House, turn: number): string => new URL(house.apiOf(turn)).origin;

async function measureAllocation(house: House, floor: Floor, ids: readonly number[]): Promise<number> {
  const token = await signIn(house, floor, 0);
  const from = performance.now();
  const { done } = await callApi<{ done: number[] }>(originOf(house, 0), '/order/allocate', { ids }, token);
  const ms = performance.now() - from;
  if (done.length !== ids.length) throw new Error(`${done.length} of ${ids.length} orders were allocated`);
  return ms;
}

interface ScanAnswer {
  task: { id: number; lines: { sku: string; cell: string | null; wanted: number; done: number }[] } | null;
}

/** Orders that everybody picks, and how long he takes from an answer to the next scan. */
interface Work {
  orders: number;
  pauseMs: number;
}

/** Everybody picks at the same time; gives the milliseconds of each answer. */
async function pickAtOnce(house: House, floor: Floor, work: Work): Promise<number[]> {
  const people = floor.baskets.map((basket, index) => pickOrders(house, floor, { basket, index, ...work }));
  return (await Promise.all(people)).flat();
}

/** Somebody picks orders one after the other; gives the milliseconds of each answer. */
async function pickOrders(
  house: House,
  floor: Floor,
  { basket, index, orders, pauseMs }: { basket: string; index: number } & Work,
): Promise<number[]> {
  const token = await signIn(house, floor, index);
  const times: number[] = [];
  const scan = async (body: object): Promise<ScanAnswer['task']> => {
    const sent = {
      warehouse_id: floor.warehouse,
      command: 'scan',
      operation: randomUUID(),
      ...body,
    };
    if (pauseMs > 0) await wait(times.length === 0 ? (index * pauseMs) / PEOPLE : pauseMs);
    const from = performance.now();
    const { task } = await callApi<ScanAnswer>(originOf(house, index), '/scan/pickup', sent, token);
    times.push(performance.now() - from);
    return task;
  };
  for (let order = 0; order < orders; order += 1) {
    let task = await scan({ code: basket });
    const id = task?.id;
    for (let line = task?.lines.find(isOpen); task && line; line = task?.lines.find(isOpen))
      task = await scan({ order_id: task.id, code: line.sku, cell: line.cell });
    if (id !== undefined) await callApi(originOf(house, index), `/order/${id}/pack`, {}, token);
  }
  return times;
}

const isOpen = ({ wanted, done }: { wanted: number; done: number }): boolean => done < wanted;
