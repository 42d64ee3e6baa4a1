import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { makeTransfer, receiveTransfer } from './dayTransfer.ts';
import { openDay, type Article, type Day } from './openDay.ts';
import { openScans, type Scans } from './openScans.ts';
import { takeOrders, type Taken } from './takeOrders.ts';
import { findBroken } from '../stock/findBroken.ts';

/** Orders of the day; `DAY_ORDERS=300` for a large one. */
const ORDERS = Number(process.env['DAY_ORDERS'] ?? 60);
/** Pieces of an article that a supplier brings. */
const BROUGHT = ORDERS * 2;
const STAMPED = Math.ceil(ORDERS * 0.6);
const DAYS = ['2031-06-30', '2031-12-31', '2032-06-30'];

interface Count {
  id: number;
  pieces: number;
}

// A step of the day is as long as there are orders.
vi.setConfig({ testTimeout: 60_000 + ORDERS * 2_000 });

describeOnDatabase('a day of the warehouse', (database) => {
  let day: Day;
  let scans: Scans;
  let orders: Taken[];
  let parcels: Taken[];
  let transfer: number;
  let taken: Taken[];
  let money: { orders: number; goods_total: number; cod_amount: number };
  let stamps: string[];
  /** Pieces by article, as the day has seen them. */
  const brought = new Map<number, number>();
  const sent = new Map<number, number>();
  const back = new Map<number, number>();
  const moved = new Map<number, number>();
  const add = (to: Map<number, number>, id: number, pieces: number) => to.set(id, (to.get(id) ?? 0) + pieces);

  beforeAll(async () => {
    day = await openDay(database);
    scans = openScans(day);
  });
  afterAll(() => day?.market.close());

  const article = (index: number): Article => day.articles[index % day.articles.length] as Article;

  test('goods of three suppliers are counted by scanner and lie on shelves, each expiry on its own', async () => {
    const stamped = day.articles.at(-1) as Article;
    const batch = await day.idOf('/stamp_batch', { goods_id: stamped.id, kind: 'uid', quantity: STAMPED });
    await day.done(`/stamp_batch/${batch}/print`);
    stamps = (
      await day.list('/stamp-list', { filters: { goods_id: [stamped.id] }, viewMode: 'all' })
    ).rows.map(({ code }) => String(code));
    expect(stamps).toHaveLength(STAMPED);
    // Two suppliers bring the same article with another expiry.
    const trucks = [
      [0, 1, 3],
      [0, 2, 4],
      [1, 5],
    ];
    let shelf = 0;
    for (const [index, goods] of trucks.entries()) {
      const supplier_id = await day.idOf('/supplier', {
        code: `N${index}`,
        name: `Nhà cung cấp ${index + 1}`,
        type: 'enterprise',
        active: true,
      });
      const lines = goods.map((one) => ({
        goods_id: article(one).id,
        expected_quantity: article(one).isStamped ? STAMPED : BROUGHT,
        unit_cost: article(one).cost,
        ...(one < 3 && { expired_date: DAYS[index] }),
      }));
      const receipt_id = await day.idOf('/goods_receipt', {
        kind: 'purchase',
        warehouse_id: day.warehouse_id,
        supplier_id,
        lines,
      });
      const { code } = await day.read(`/goods_receipt/${receipt_id}`);
      await day.at('receipt')({ code });
      for (const { goods_id, expected_quantity } of lines) {
        const one = day.articles.find(({ id }) => id === goods_id) as Article;
        if (one.isStamped) for (const stamp of stamps) await day.at('receipt')({ receipt_id, code: stamp });
        else await day.at('receipt')({ receipt_id, code: one.sku, quantity: expected_quantity });
        add(brought, goods_id, expected_quantity);
      }
      await day.at('receipt')({ receipt_id, command: 'finish' });
      await day.done(`/goods_receipt/${receipt_id}/approve`);
      for (const { goods_id, expected_quantity } of lines) {
        const one = day.articles.find(({ id }) => id === goods_id) as Article;
        const cell = day.shelves[shelf];
        shelf += 1;
        if (one.isStamped)
          for (const stamp of stamps) await day.at('stow')({ receipt_id, cell, code: stamp });
        else await day.at('stow')({ receipt_id, cell, code: one.sku, quantity: expected_quantity });
      }
      expect((await day.read(`/goods_receipt/${receipt_id}`))['status']).toBe('closed');
    }
  });

  test('orders come in by ten ways, all of them with goods that are kept for them', async () => {
    money = await readMoney();
    orders = await takeOrders(day, ORDERS);
    taken = orders;
    expect(orders.length).toBeGreaterThanOrEqual(ORDERS);
    expect(methodsOf(orders)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11]);
    expect([...new Set(orders.map(({ status }) => status))]).toEqual([40]);
  });

  const methodsOf = (some: readonly Taken[]) =>
    [...new Set(some.map(({ method }) => method))].sort((a, b) => a - b);

  test('what another warehouse asks for waits in parcels, the eleventh way', async () => {
    const one = article(3);
    ({ id: transfer, parcels } = await makeTransfer(day, one.id, 5));
    expect(parcels.map(({ method, status, cod }) => [method, status, cod])).toEqual([
      [7, 40, 0],
      [7, 40, 0],
    ]);
    add(moved, one.id, 5);
  });

  test('they are picked in waves and packed one by one', async () => {
    await day.done('/propose-waves', { warehouse_id: day.warehouse_id });
    const waves = (
      await day.list('/pick-wave-list', { viewMode: 'all', filters: { warehouse_id: [day.warehouse_id] } })
    ).rows;
    expect(waves.length).toBeGreaterThan(1);
    let baskets = 0;
    const basket = async (kind: string) => {
      const code = `NG-R${(baskets += 1)}`;
      await day.done('/basket', { code, warehouse_id: day.warehouse_id, kind });
      return code;
    };
    for (const { code, kind } of waves) {
      await day.at('pickup')({ code });
      const single = kind === 'goods' ? await basket('single') : null;
      let said = await day.at('pickup')({ code: single ?? (await basket('mixed')) });
      while (said.task) {
        if (said.task.basket === null)
          said = await day.at('pickup')({ order_id: said.task.id, code: single ?? (await basket('mixed')) });
        const task = await scans.scanAll('pickup', said);
        said = { ...said, task };
      }
    }
    // What would be picked alone is in no wave.
    const alone = await day.ask<{ id: number }>(
      `select id from "order" where id = any($1) and status = 40 order by id`,
      [[...orders, ...parcels].map(({ id }) => id)],
    );
    for (const _ of alone)
      await scans.scanAll('pickup', await day.at('pickup')({ code: await basket('mixed') }));
    expect(await statuses()).toEqual([100]);
    const [dropped, ...kept] = orders;
    await day.done(`/order/${dropped?.id}/cancel`, { cancel_reason: 'Khách đổi ý' });
    const [left] = await day.ask<{ id: number }>('select id from put_back where order_id = $1', [
      dropped?.id,
    ]);
    await day.done(`/put_back/${left?.id}/finish`);
    orders = kept;
    for (const { id, code } of [...orders, ...parcels]) {
      await scans.scanAll('packing', await day.at('packing')({ code }));
      await day.at('packing')({ order_id: id, command: 'finish', weight: 500 });
    }
    expect(await statuses()).toEqual([160]);
  });
  const statuses = async () =>
    (
      await day.ask<{ status: number }>(
        `select distinct status from "order" where id = any($1) order by status`,
        [[...orders, ...parcels].map(({ id }) => id)],
      )
    ).map(({ status }) => status);
  const linesOf = (ids: readonly number[]) =>
    day.ask<Count & { amount: number }>(
      `select goods_id as id, sum(quantity)::int as pieces, sum(quantity * unit_price)::int as amount from order_line where order_id = any($1) group by goods_id`,
      [ids],
    );

  test('each carrier takes its parcels, and some come back and are sold again', async () => {
    const carried = [...orders.filter(({ method }) => method !== 8), ...parcels];
    const own = orders.filter(({ method }) => method === 8);
    for (const parts of [carried, own]) {
      let handover_id: number | undefined;
      for (const { code } of parts) {
        const said = await day.at('handover')({ ...(handover_id && { handover_id }), code });
        handover_id = said.task?.id;
      }
      const images = [await day.uploadPicture()];
      await day.at('handover')({ handover_id, command: 'image', images });
      await day.at('handover')({ handover_id, command: 'finish', sure: true });
    }
    expect(await statuses()).toEqual([200]);
    expect((await day.read(`/goods_transfer/${transfer}`))['status'], 'it left with its parcels').toBe(
      'sent',
    );
    for (const { id, pieces } of await linesOf(orders.map(({ id }) => id))) add(sent, id, pieces);
    const returned = orders.filter((_, index) => index % 10 === 0);
    for (const order of returned) {
      const { id, code } = order;
      await scans.scanAll('return', await day.at('return')({ code }));
      await day.at('return')({ order_id: id, command: 'finish' });
      const [made] = await day.ask<{ id: number }>('select id from goods_return where order_id = $1', [id]);
      await day.done(`/goods_return/${made?.id}/inspect`);
      await scans.restock(Number(made?.id), order);
    }
    expect(await statuses()).toEqual([200, 240]);
    for (const { id, pieces } of await linesOf(returned.map(({ id }) => id))) add(back, id, pieces);
  });

  test('what was sent arrives in the other warehouse, and its parcels with it', async () => {
    await receiveTransfer(day, transfer, parcels);
  });

  /** What the report of orders says of today. */
  async function readMoney() {
    const tiles = ['orders', 'goods_total', 'cod_amount'];
    const report = (await day.done('/order-report', { tiles })) as {
      tiles: Record<string, { values: typeof money }>;
    };
    return Object.assign({}, ...tiles.map((tile) => report.tiles[tile]?.values)) as typeof money;
  }
  const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);
  const workOf = async (type: number) =>
    (
      await day.ask<{ sum: number }>(
        `select coalesce(sum(t.quantity), 0)::int as sum from warehouse_task t join "order" o on o.id = t.order_id where t.type = $1 and o.id = any($2)`,
        [type, taken.map(({ id }) => id)],
      )
    )[0]?.sum;

  test('in the evening ledger, shelves, holds, stamps, money and reports agree to the piece', async () => {
    expect(await findBroken((text) => day.ask(text))).toEqual([]);
    const goods_id = day.articles.map(({ id }) => id);
    const check = (viewMode: string) => day.list('/stock-check-list', { viewMode, filters: { goods_id } });
    expect((await check('differences')).rows).toEqual([]);
    const isHere = ({ warehouse_id }: Record<string, unknown>) =>
      Number((warehouse_id as { id?: number } | null)?.id ?? warehouse_id) === day.warehouse_id;
    const here = (await check('all')).rows.filter(isHere);
    const had = new Map(
      here.map((row) => [
        Number((row['goods_id'] as { id?: number } | null)?.id ?? row['goods_id']),
        Number(row['ledger']),
      ]),
    );
    const get = (from: Map<number, number>, id: number) => from.get(id) ?? 0;
    const left = (id: number) => get(brought, id) - get(sent, id) + get(back, id) - get(moved, id);
    expect(Object.fromEntries(had)).toEqual(Object.fromEntries(goods_id.map((id) => [id, left(id)])));

    // What is still held is what consignees have not drawn yet: one piece of each line.
    const drawn = taken.filter(({ method }) => method === 11);
    const [lines] = await day.ask<{ count: number }>(
      'select count(*)::int as count from order_line where order_id = any($1)',
      [drawn.map(({ id }) => id)],
    );
    expect(sumOf(here.map((row) => Number(row['held'])))).toBe(lines?.count);

    const stamped = day.articles.at(-1)?.id ?? 0;
    const stampCount = await day.ask<{ status: number; count: number }>(
      'select status, count(*)::int as count from stamp where goods_id = $1 group by status order by status',
      [stamped],
    );
    expect(stampCount).toEqual([
      { status: 3, count: left(stamped) },
      { status: 5, count: STAMPED - left(stamped) },
    ]);

    expect(await readMoney()).toEqual({
      orders: money.orders + taken.length + parcels.length,
      goods_total: money.goods_total + sumOf(taken.map(({ goods }) => goods)),
      cod_amount: money.cod_amount + sumOf(taken.map(({ cod }) => cod)),
    });
    const costs = await day.ask<{ id: number; cost: number }>(
      'select id, cost_price::int as cost from goods where id = any($1) order by id',
      [goods_id],
    );
    expect(costs).toEqual(day.articles.map(({ id, cost }) => ({ id, cost })));

    const shipped = sumOf(sent.values());
    const dropped = taken.find(({ id }) => orders.every((order) => order.id !== id));
    const lost = sumOf((await linesOf([dropped?.id ?? 0])).map(({ pieces }) => pieces));
    expect([await workOf(3), await workOf(4), await workOf(5), await workOf(6)]).toEqual([
      shipped + lost,
      shipped,
      shipped,
      sumOf(back.values()),
    ]);
  });
});
