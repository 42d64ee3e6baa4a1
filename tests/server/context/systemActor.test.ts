import { transitionsOf } from '#contract/workflow.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context, Log } from '#contract/context.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { openContext, openSystem } from '#server/context/openContext.ts';
import { SqlError } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { moveRecords } from '#server/workflow/moveRecords.ts';
import { createRecord } from '#server/write/createRecords.ts';
import { changeAs, type Change } from '#server/write/runChange.ts';
import { recordOf } from '#server/write/storeChanges.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeOnDatabase('the system as an actor', (database) => {
  let server: TestServer;
  let parts: ServerParts;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    parts = withRights(['order_manager', 'order_cancel_and_change']);
  });
  afterAll(() => server.close());

  /** The server as if the module `orders` declared these rights. */
  function withRights(rights: readonly string[]): ServerParts {
    const { model } = server.parts;
    return {
      ...server.parts,
      model: { ...model, code: { ...model.code, orders: { ...model.code['orders'], rights } } },
    };
  }
  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  const author = (own = parts) =>
    openSystem(own, { customer: 1, reason: 'timer', module: 'orders', requestId: 'clock' });
  const context = async (): Promise<Context> => openContext(parts, await author(), 'orders', silent);
  const act = async <Result>(work: (change: Change) => Promise<Result>, own = parts) =>
    changeAs(own, await author(own), work);

  it('is one account of its customer, also of two that act first at once', async () => {
    const before = await admin.post('/employee-list');
    const [one, other] = await Promise.all([author(), author()]);
    expect(one.session).toEqual(other.session);
    expect(one.session).toMatchObject({
      kind: 'system',
      reason: 'timer',
      permissions: parts.model.code['orders']?.rights,
    });
    const rows = await run('select password, status from "account" where customer_id = 1 and id = $1', [
      one.session.accountId,
    ]);
    expect(rows).toEqual([{ password: null, status: 2 }]);
    expect((await admin.post('/employee-list')).json).toEqual(before.json);
  });

  it('is found by nobody and signs in nowhere', async () => {
    const { accountId } = (await author()).session;
    const found = await admin.post('/account/lookup', { q: 'system', ids: [accountId] });
    expect(found.json['rows']).toEqual([]);
    expect((await admin.send('GET', `/account/${accountId}`)).status).toBe(404);
    const passwords = ['', '#system'].map((password) => ({ username: '#system', password }));
    for (const body of passwords) expect((await server.anonymous.post('/login', body)).status).not.toBe(200);
  });

  it('works in all warehouses and shops, with the rights of the module alone', async () => {
    const ids = async (table: string) =>
      (
        await run<{ id: number }>(
          `select id from "${table}" where customer_id = 1 and deleted_at is null order by id`,
        )
      ).map(({ id }) => id);
    const seen = await (await context()).change(async ({ actor, user }) => ({ actor, user }));
    expect(seen.actor).toMatchObject({ kind: 'system', reason: 'timer', customerId: 1 });
    expect(seen.user).toMatchObject({ warehouses: await ids('warehouse'), pos: await ids('pos') });
    expect(seen.user.permissions).toEqual(['order_manager', 'order_cancel_and_change']);
    expect(seen.user.warehouses.length).toBeGreaterThan(1);
  });

  async function cancelOne(own = parts): Promise<number> {
    const [order] = await run<{ id: number }>(
      `update "order" set status = -100, delivery_order_id = null where id = (select min(id) from "order" where customer_id = 1 and create_method = 1 and deleted_at is null) returning id`,
    );
    const entity = entityOf(own.model, 'order');
    const transition = transitionsOf(entity.workflows).find(({ key }) => key === 'cancel');
    if (!order || !transition) throw new Error('no order');
    const given = { input: { cancel_reason: 'Quá hạn' }, note: null, version: undefined };
    const [moved] = await act(
      (change) => moveRecords(change, { entity, transition, given }, [order.id]),
      own,
    );
    if (moved?.failure) throw moved.failure;
    return Number(recordOf(moved as NonNullable<typeof moved>)['id']);
  }

  it('is named by audit and events, and has no login', async () => {
    const id = await cancelOne();
    const { accountId } = (await author()).session;
    for (const table of ['khuon_audit', 'khuon_event']) {
      const rows = await run(
        `select account_id from ${table} where entity = 'order' and record_id = $1 order by id desc limit 1`,
        [id],
      );
      expect(rows).toEqual([{ account_id: accountId }]);
    }
  });

  it('does nothing that its module has not declared', async () => {
    await expect(cancelOne(withRights(['order_manager']))).rejects.toMatchObject({ code: 'no_permission' });
  });

  it('is a word of the reader where a record names who made it', async () => {
    const own = withRights(['super_admin']);
    const { accountId } = (await author(own)).session;
    await act(
      (change) =>
        createRecord(change, entityOf(own.model, 'warehouse'), { code_name: 'AUTO', name: 'Kho tự động' }),
      own,
    );
    await run('update "order" set created_by = $1 where customer_id = 1', [accountId]);
    for (const [language, label] of [
      ['vi', 'Hệ thống'],
      ['en', 'System'],
      ['zh', '系统'],
    ] as const) {
      const { json } = await admin.post('/order-list', {}, { 'accept-language': language });
      const [row] = json['rows'] as Record<string, unknown>[];
      expect([row?.['created_by'], row?.['created_by.label']]).toEqual([accountId, label]);
    }
    const [made] = await run(`select created_by from warehouse where code_name = 'AUTO'`);
    expect(made).toEqual({ created_by: accountId });
  });

  it('tries a change that lost a race again, a refusal never', async () => {
    let tries = 0;
    const lost = new SqlError('could not serialize access', { code: '40001' }, undefined);
    const open = await context();
    const result = await open.change(async () => {
      if ((tries += 1) < 3) throw lost;
      return tries;
    });
    expect(result).toBe(3);
    await expect(
      open.change(async ({ refuse }) => ((tries += 1), refuse('invalid_status'))),
    ).rejects.toMatchObject({ code: 'invalid_status' });
    expect(tries).toBe(4);
  });

  it('keeps and reads files of its own customer only', async () => {
    const { ports } = await context();
    const id = await ports.files.save({
      name: 'nhãn.pdf',
      mediaType: 'application/pdf',
      bytes: Buffer.from('pdf'),
    });
    expect(String(await ports.files.read(id))).toBe('pdf');
    const other = await openSystem(parts, { customer: 2, reason: 'sync', module: 'orders', requestId: 'x' });
    await expect(openContext(parts, other, 'orders', silent).ports.files.read(id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
