import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Values } from '#contract/logic.ts';
import type { ChangeHandler } from '#contract/module.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { openContext, openSystem } from '#server/context/openContext.ts';
import { Failure } from '#server/http/Failure.ts';
import { RecordChange } from '#server/write/RecordChange.ts';
import { createChange, type Change } from '#server/write/runChange.ts';
import { storeSome, type Batch } from '#server/write/storeChanges.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';

describeOnDatabases('many records of one change', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 120 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row>(sql, values);

  /** Orders of the first company, none of which may be cancelled but for the given state; a present goes back once only, a carrier is told of parcels, and a lead of its order. */
  async function orders(count: number): Promise<number[]> {
    const { rows } = await run<{ id: number }>(
      `update "order" set status = -100, delivery_order_id = null, tracking_numbers = null, carrier_state = null, carrier_error = null where id in (select id from "order" where customer_id = 1 and create_method not in (7, 8) and lead_id is null and deleted_at is null
and not exists (select from order_line l where l.order_id = "order".id and l.is_gift)
and not exists (select from order_package p where p.order_id = "order".id and p.delivery_order_id is not null)
order by id limit $1) returning id`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  const cancel = (ids: readonly number[]) =>
    admin.post('/order/cancel', { ids, cancel_reason: 'Khách đổi ý' });

  test('a transition takes the same statements for 10 and for 100', async () => {
    const few = await orders(10);
    const forFew = await statementsOf(server, () => cancel(few));
    const many = await orders(100);
    const forMany = await statementsOf(server, async () => {
      expect((await cancel(many)).json).toEqual({ done: many.toSorted((a, b) => a - b), refused: [] });
    });
    expect(forFew.length).toBeGreaterThan(5);
    expect(forMany).toEqual(forFew);
  });

  test('one that does not move is named, and costs no statement of its own', async () => {
    const ids = await orders(10);
    const forAll = await statementsOf(server, () => cancel(ids));
    await orders(10);
    await run('update "order" set status = 240 where id = $1', [ids[3]]);
    const forNine = await statementsOf(server, async () => {
      expect((await cancel(ids)).json).toMatchObject({ refused: [{ id: ids[3], code: 'invalid_status' }] });
    });
    expect(forNine).toEqual(forAll);
  });

  test('what a hook sets, computed values follow', async () => {
    const { model } = server.parts;
    const beforeWrite: ChangeHandler = (_, changes) => {
      for (const { record } of changes)
        for (const line of (record?.['lines'] ?? []) as Values[]) line['quantity'] = 3;
    };
    const { orders: own = {} } = model.code;
    const hooked = { ...own, hooks: { ...own.hooks, order: { beforeWrite } } };
    const parts = { ...server.parts, model: { ...model, code: { ...model.code, orders: hooked } } };
    const [id = 0] = await orders(1);
    await run('update order_line set quantity = 5 where order_id = $1', [id]);
    const cause = { customer: 1, reason: 'sync', module: 'orders', requestId: 'hook' } as const;
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const context = openContext(parts, await openSystem(parts, cause), 'orders', log);
    await context.change(({ records }) => records('order').update([{ id, note: 'Gọi trước' }]));
    const { rows } = await run<{ total: number; lines: number; count: number }>(
      `select o.goods_quantity as total, sum(l.quantity)::int as lines, count(*)::int as count from "order" o
join order_line l on l.order_id = o.id and l.deleted_at is null where o.id = $1 group by o.id, o.goods_quantity`,
      [id],
    );
    expect(rows[0]).toMatchObject({ lines: 3 * (rows[0]?.count ?? 0), total: 3 * (rows[0]?.count ?? 0) });
  });

  /** Stores eight warehouses, of which the store refuses some; gives the names of those that stay, and how many each try had. */
  async function storeEight(refuse: (live: readonly RecordChange[]) => void) {
    const { json } = await admin.post('/me');
    const session = await server.parts.sessions.readAccount(1, Number(json['identity_id']));
    if (!session) throw new Error('no account');
    const tries: number[] = [];
    const result = await server.db.forTenant(1).transaction(async (tx) => {
      const change: Change = createChange(server.parts, { session, language: 'vi', requestId: 'eight' }, tx);
      const changes = Array.from(
        { length: 8 },
        (_, index) => new RecordChange({ name: `K${index}` }, null, { action: 'create' }),
      );
      const store: Batch['store'] = async ({ tx: own }, live) => {
        tries.push(live.length);
        for (const { record } of live) await own.query('insert into eight values ($1)', [record?.['name']]);
        refuse(live);
      };
      await tx.query('create temp table eight (name text)');
      await storeSome(change, {
        entity: entityOf(server.parts.model, 'warehouse'),
        changes,
        action: 'create',
        store,
      });
      const { rows } = await tx.query<{ name: string }>('select name from eight order by name');
      await tx.query('drop table eight');
      return {
        failures: changes.map(({ failure }) => failure?.code ?? null),
        stored: rows.map(({ name }) => name),
      };
    });
    return { tries, ...result };
  }

  test('one that is refused while it is stored leaves nothing, and the others are stored at once', async () => {
    const { tries, failures, stored } = await storeEight((live) => {
      live.find(({ record }) => record?.['name'] === 'K2')?.refuse('in_use');
    });
    expect(tries).toEqual([8, 7]);
    expect(failures).toEqual([null, null, 'in_use', null, null, null, null, null]);
    expect(stored).toEqual(['K0', 'K1', 'K3', 'K4', 'K5', 'K6', 'K7']);
  });

  test('where nobody says which one it was, it is found by halves', async () => {
    const { tries, failures, stored } = await storeEight((live) => {
      if (live.some(({ record }) => record?.['name'] === 'K5')) throw new Failure('in_use');
    });
    expect(tries).toEqual([8, 4, 4, 2, 1, 1, 2]);
    expect(failures.indexOf('in_use')).toBe(5);
    expect(stored).toEqual(['K0', 'K1', 'K2', 'K3', 'K4', 'K6', 'K7']);
  });
});
