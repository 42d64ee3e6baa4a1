import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeContext } from '#contract/module.ts';
import {
  consume,
  issue,
  receive,
  release,
  reserve,
  takeBack,
  type StockLine,
} from '#modules/stock/stock.api.server.ts';
import { openSystem } from '#server/context/openContext.ts';
import { createRandom } from '#server/seed/createRandom.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { changeAs } from '#server/write/runChange.ts';
import { releaseExpired } from '#modules/stock/expired.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';
import { findBroken } from './findBroken.ts';

const ORDER = { type: 'order', reason: 'order' } as const;
const SALE = { reason: 'sale', other: 'customer' } as const;
const FOUND = { reason: 'adjust', other: 'adjust', document_type: 'manual' } as const;

describeOnDatabase('stock', (database) => {
  let server: TestServer;
  let goods: number[];
  let warehouses: number[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    goods = await idsOf('goods');
    warehouses = await idsOf('warehouse');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const idsOf = async (table: string) =>
    (await run<{ id: number }>(`select id from "${table}" where customer_id = 1 order by id`)).map(
      ({ id }) => id,
    );

  /** One change of module code, a transaction of its own. */
  async function act<Result>(work: (context: ChangeContext) => Promise<Result>): Promise<Result> {
    const author = await openSystem(server.parts, {
      customer: 1,
      reason: 'timer',
      module: 'stock',
      requestId: 'stock test',
    });
    return changeAs(server.parts, author, (change) => work(createModuleContext(change, 'stock')));
  }
  const lineOf = (document_id: number, goods_id: number, quantity: number): StockLine => ({
    document_id,
    document_code: `DH${document_id}`,
    goods_id,
    warehouse_id: warehouses[0] ?? 0,
    quantity,
  });
  const levelOf = async (goods_id: number) => {
    const [level] = await run<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock_level where goods_id = $1 and warehouse_id = $2',
      [goods_id, warehouses[0]],
    );
    return level;
  };
  /** A goods of which exactly so many lie in the first warehouse, and nobody holds any. */
  async function haveGoods(count: number): Promise<number> {
    const [made] = await run<{ id: number }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active) values (1, 'TK' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng thử', 'piece', 1, true) returning id`,
    );
    const goods_id = made?.id ?? 0;
    await act((context) => receive(context, { ...FOUND, reason: 'opening' }, [lineOf(0, goods_id, count)]));
    return goods_id;
  }

  it('of the demo is what its ledger says', async () => {
    const [counted] = await run<{ levels: number; moves: number }>(
      'select (select count(*)::int from stock_level) as levels, (select count(*)::int from stock_move) as moves',
    );
    expect(counted?.levels).toBeGreaterThan(20);
    expect(counted?.moves).toBeGreaterThan(counted?.levels ?? 0);
    expect(await findBroken(run)).toEqual([]);
  });

  it('is kept for a document as a whole or not at all, and says what is missing', async () => {
    const [few, many] = [await haveGoods(3), await haveGoods(10)];
    const missing = await act((context) =>
      reserve(context, ORDER, [
        lineOf(1, few, 2),
        lineOf(2, many, 4),
        lineOf(2, few, 1),
        lineOf(2, few, 2),
        lineOf(3, many, 10),
      ]),
    );
    expect(missing).toEqual([{ document_id: 2, goods_id: few, warehouse_id: warehouses[0], quantity: 2 }]);
    expect(await levelOf(few)).toEqual({ on_hand: 3, reserved: 2 });
    expect(await levelOf(many)).toEqual({ on_hand: 10, reserved: 10 });
  });

  it('that was kept otherwise before is kept as it is asked for now', async () => {
    const one = await haveGoods(5);
    await act((context) => reserve(context, ORDER, [lineOf(11, one, 4)]));
    expect(await act((context) => reserve(context, ORDER, [lineOf(11, one, 5)]))).toEqual([]);
    expect(await levelOf(one)).toEqual({ on_hand: 5, reserved: 5 });
    const ended = await run('select cancel_type from reservation where document_id = 11 and status = 0');
    expect(ended).toEqual([{ cancel_type: 'changed' }]);
  });

  it('leaves the house with its reservation, and comes back', async () => {
    const one = await haveGoods(5);
    await act((context) => reserve(context, ORDER, [lineOf(21, one, 3)]));
    await act((context) => consume(context, { type: 'order', ids: [21] }, SALE));
    expect(await levelOf(one)).toEqual({ on_hand: 2, reserved: 0 });
    // Twice is once.
    await act((context) => consume(context, { type: 'order', ids: [21] }, SALE));
    await act((context) => takeBack(context, { type: 'order', ids: [21] }));
    await act((context) => takeBack(context, { type: 'order', ids: [21] }));
    expect(await levelOf(one)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('that somebody holds is taken by nobody else', async () => {
    const one = await haveGoods(5);
    await act((context) => reserve(context, ORDER, [lineOf(31, one, 4)]));
    await expect(act((context) => issue(context, FOUND, [lineOf(0, one, 2)]))).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await levelOf(one)).toEqual({ on_hand: 5, reserved: 4 });
  });

  it('kept until a time that has passed is free again', async () => {
    const one = await haveGoods(5);
    const past = new Date(Date.now() - 1_000);
    await act((context) => reserve(context, { ...ORDER, expiresAt: past }, [lineOf(41, one, 4)]));
    await act((context) => reserve(context, ORDER, [lineOf(42, one, 1)]));
    expect(await act(releaseExpired)).toBe(1);
    expect(await act(releaseExpired)).toBe(0);
    expect(await levelOf(one)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await run('select cancel_type from reservation where document_id = 41')).toEqual([
      { cancel_type: 'expired' },
    ]);
  });

  it('takes the same statements for one document and for a hundred', async () => {
    const one = await haveGoods(1_000);
    const linesOf = (count: number) => Array.from({ length: count }, (_, at) => lineOf(100 + at, one, 1));
    const steps: ((count: number) => (context: ChangeContext) => Promise<unknown>)[] = [
      (count) => (context) => reserve(context, ORDER, linesOf(count)),
      (count) => (context) => consume(context, { type: 'order', ids: idsTo(count) }, SALE),
      (count) => (context) => takeBack(context, { type: 'order', ids: idsTo(count) }),
      (count) => (context) => release(context, { type: 'order', ids: idsTo(count) }, 'manual'),
    ];
    const idsTo = (count: number) => linesOf(count).map(({ document_id }) => document_id);
    for (const step of steps) {
      const forOne = await statementsOf(server, () => act(step(1)));
      expect(forOne.length).toBeGreaterThan(3);
      expect(await statementsOf(server, () => act(step(100)))).toEqual(forOne);
    }
  });

  it('is what its ledger says after anything that may happen', async () => {
    const random = createRandom('stock');
    const cause = { ...FOUND, reason: 'receipt' as const };
    const line = () => ({
      ...lineOf(random.int(1, 9), random.pick(goods.slice(0, 4)), random.int(1, 6)),
      warehouse_id: random.pick(warehouses),
    });
    const lines = () => Array.from({ length: random.int(1, 4) }, line);
    const documents = () => ({ type: 'order' as const, ids: lines().map((one) => one.document_id) });
    const dated = () => lines().map((one) => ({ ...one, expired_date: random.pick(['2027-01-01', null]) }));
    const operations: ((context: ChangeContext) => Promise<unknown>)[] = [
      (context) => reserve(context, ORDER, lines()),
      (context) => reserve(context, { ...ORDER, expiresAt: new Date(0) }, lines()),
      (context) => release(context, documents(), 'manual'),
      (context) => consume(context, documents(), SALE),
      (context) => takeBack(context, documents()),
      (context) => receive(context, cause, dated()),
      (context) => issue(context, FOUND, lines()),
      releaseExpired,
    ];
    let refused = 0;
    for (let step = 0; step < 60; step += 1)
      await act(random.pick(operations)).catch((error: { code?: string }) => {
        expect(error.code).toBe('invalid');
        refused += 1;
      });
    expect(refused).toBeLessThan(20);
    expect(await findBroken(run)).toEqual([]);
  });
});
