import { afterAll, beforeAll, expect, test } from 'vitest';
import { asBuyer } from '#generated/buyer/module.gen.server.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { ChangeContext } from '#contract/module.ts';
import { Failure } from '#server/http/Failure.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { createChange } from '#server/write/runChange.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnDatabases('records as the code of a module has them', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  /** Does work inside a change of somebody, of which nothing stays. */
  async function inChangeOf<Result>(
    username: string,
    work: (context: ChangeContext) => Promise<Result>,
  ): Promise<Result> {
    const { json } = await (await server.login(username)).post('/me');
    const session = await server.parts.sessions.readAccount(1, Number(json['identity_id']));
    if (!session) throw new Error('no account');
    let result: Result | undefined;
    const stop = new Error('stop');
    await server.db
      .forTenant(1)
      .transaction(async (tx) => {
        const author = { session, language: 'vi', requestId: 'records' } as const;
        result = await work(createModuleContext(createChange(server.parts, author, tx), 'orders'));
        throw stop;
      })
      .catch((error: unknown) => {
        if (error !== stop) throw error;
      });
    return result as Result;
  }

  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  const asTyped = (work: (context: OrdersContext) => Promise<unknown>) => (context: ChangeContext) =>
    work(asOrders(context));

  test('a module writes its own by its own right, whoever acts, and what others own by his', async () => {
    const result = await inChangeOf('office', async (context) => {
      const { records } = asBuyer(context);
      const buyer = { name: 'Chị Lan', phone: '0987000118' };
      const [made] = await records('buyer').create([buyer]);
      const foreign = await codeOf(
        asOrders(context)
          .records('buyer')
          .create([{ ...buyer, phone: '0987000119' }]),
      );
      const [found] = await asOrders(context).records('buyer').find({ phone: '0987000118' });
      return { made, foreign, found };
    });
    expect(result).toMatchObject({
      made: { name: 'Chị Lan', country: 1 },
      foreign: 'no_permission',
      found: { name: 'Chị Lan', version: 1 },
    });
  });

  test('it sets what people cannot, but no state: that moves by its transitions, without the right to them', async () => {
    const result = await inChangeOf(
      'office',
      asTyped(async ({ records }) => {
        const [order] = await records('order').find({ status: 40 });
        const id = order?.id ?? 0;
        const [changed] = await records('order').update([{ id, picker_id: null, note: 'gấp' }]);
        const state = await codeOf(records('order').update([{ id, status: 240 }]));
        const [moved] = await records('order').transition('cancel', [id], { cancel_reason: 'x' });
        const again = await records('order').transitionSome('cancel', [id], { cancel_reason: 'x' });
        return { changed, state, moved, again };
      }),
    );
    expect(result).toMatchObject({
      changed: { note: 'gấp' },
      state: 'invalid',
      moved: { status: 0, cancel_reason: 'x' },
      again: [{ refused: { code: 'invalid_status' } }],
    });
  });

  test('one of several that is wrong is told by itself, or refuses all', async () => {
    const buyers = ['0987000118', '0912', '0987000117'].map((phone) => ({ name: 'A', phone }));
    const result = await inChangeOf('admin', async (context) => {
      const calls = asBuyer(context).records('buyer');
      const outcomes = await calls.createSome(buyers);
      const ids = outcomes.flatMap((one) => ('record' in one ? [one.record.id] : []));
      const all = await codeOf(calls.update([...ids, 987_654].map((id) => ({ id, name: 'B' }))));
      await calls.remove(ids);
      return { outcomes, all, left: await calls.find({ id: ids }) };
    });
    expect(result).toMatchObject({
      outcomes: [{ record: { phone: '0987000118' } }, { refused: { code: 'invalid' } }, { record: {} }],
      all: 'not_found',
      left: [],
    });
  });

  test('SQL is typed by the tables, reads those of entities only, and never leaves the change', async () => {
    const result = await inChangeOf(
      'admin',
      asTyped(async ({ db, records }) => {
        const [order] = await records('order').find({ status: 40 });
        const rows = await db
          .selectFrom('order as o')
          .innerJoin('warehouse as w', 'w.id', 'o.warehouse_id')
          .select(['o.id', 'w.name'])
          .where('o.id', '=', order?.id ?? 0)
          .execute();
        // @ts-expect-error a table of an entity is written by `records`
        const write = () => db.insertInto('order').values({ note: 'x' }).execute();
        // @ts-expect-error no such column
        const other = () => db.selectFrom('order').select('nowhere').execute();
        const streamed = await codeOf(
          (async () => {
            for await (const row of db.selectFrom('order').select('id').stream()) expect(row).toBeNull();
          })(),
        );
        return { rows, order, streamed, write, other };
      }),
    );
    const { rows, order, streamed } = result as { rows: unknown[]; order: { id: number }; streamed: unknown };
    expect(rows).toMatchObject(order ? [{ id: order.id }] : []);
    expect(rows).toHaveLength(1);
    expect(String(streamed)).toContain('does not stream');
  });
});
