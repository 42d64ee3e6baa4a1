import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountHooks } from '#modules/system/account.server.ts';
import type { Notify } from '#contract/notification.ts';
import type { RecordChange } from '#contract/module.ts';
import type { Account } from '#generated/system/account.entity.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

describeOnDatabase('notifications', (database) => {
  let server: TestServer;
  let admin: Caller;
  let crm: Caller;
  let other: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    [admin, crm, other] = [
      await server.login('admin'),
      await server.login('crm'),
      await server.login('other'),
    ];
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.withoutTenant('maintenance').query('delete from khuon_notification'));

  const send = (key: string, message?: Parameters<TestServer['parts']['notifier']['send']>[3]) =>
    server.db.forTenant(1).transaction((tx) => server.parts.notifier.send(tx, 1, key, message));
  const read = async (caller: Caller, body: object = {}, language = 'vi') =>
    (await caller.post('/notifications', body, { 'accept-language': language })).json as {
      rows: Record<string, unknown>[];
      total: number;
    };
  const idOf = async (caller: Caller) => Number((await caller.post('/me')).json['identity_id']);
  const unread = async (caller: Caller) => (await caller.post('/me')).json['notify'];

  test('the registry says who hears it: holders of a code and of full access, in their company', async () => {
    await send('lead_recall_waiting', { params: { count: 2, name: 'Chị Lan' } });
    const [row] = (await read(crm)).rows;
    expect(row).toMatchObject({
      type: 13,
      status: 0,
      severity: 'info',
      title: 'Đến giờ gọi lại, chưa có người nhận: 2 khách, đầu tiên là Chị Lan',
      url: '/crm/lead-telesale',
      data: { count: 2, name: 'Chị Lan' },
    });
    expect((await read(admin)).total).toBe(1);
    expect((await read(await server.login('office'))).total).toBe(0);
    expect((await read(other)).total).toBe(0);
  });

  test('everybody hears an announcement, each in the own language', async () => {
    await send('announcement', { params: { text: 'Kiểm kê lúc 17:00' } });
    const office = await server.login('office');
    expect((await read(office)).rows).toMatchObject([{ type: 4, title: 'Kiểm kê lúc 17:00' }]);
    await send('rights_changed', { accounts: [await idOf(office)] });
    expect((await read(office, {}, 'en')).rows[0]).toMatchObject({ title: 'Your rights were changed' });
    expect((await read(office, {}, 'zh')).rows[0]).toMatchObject({ title: '您的权限已变更' });
  });

  test('nobody is told while his account is not active', async () => {
    const setStatus = (status: number) =>
      server.db
        .withoutTenant('maintenance')
        .query(`update "account" set status = $1 where username = 'office'`, [status]);
    await setStatus(2);
    await send('announcement', { params: { text: 'x' } });
    await setStatus(1);
    expect((await read(await server.login('office'))).total).toBe(0);
    expect((await read(admin)).total).toBe(1);
  });

  test('a link leads to the record that the sender names; who caused it is not told', async () => {
    await send('order_out_of_stock', {
      id: 7,
      params: { code: 'DH7', reason: 'trùng' },
      but: await idOf(admin),
    });
    const warehouse = await server.login('warehouse');
    expect((await read(warehouse)).rows[0]).toMatchObject({ url: '/orders/detail/7', severity: 'warning' });
    expect((await read(admin)).total).toBe(0);
  });

  test('a key that no module declares is a fault of the sender, and nothing is stored', async () => {
    await expect(send('no_such')).rejects.toThrow('no module.json declares the notification "no_such"');
    expect(await unread(admin)).toBe(0);
  });

  test('nothing is left of a rolled back transaction', async () => {
    const failing = server.db.forTenant(1).transaction(async (tx) => {
      await server.parts.notifier.send(tx, 1, 'announcement', { params: { text: 'x' } });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await unread(admin)).toBe(0);
  });

  test('pages of 20 by the last id, and the filter of the popup', async () => {
    for (let count = 0; count < 23; count += 1) await send('announcement', { params: { text: `${count}` } });
    await send('goods_low', { params: { name: 'Áo', quantity: 2 } });
    const first = await read(admin);
    expect([first.total, first.rows.length]).toEqual([24, 20]);
    const rest = await read(admin, { before: first.rows.at(-1)?.['id'] });
    expect(rest.rows.map(({ title }) => title)).toEqual(['3', '2', '1', '0']);
    expect(rest.total).toBe(24);
    expect((await read(admin, { type: 4, status: 0 })).total).toBe(23);
  });

  test('some are marked as read by their ids, all up to what was seen by the newest', async () => {
    for (const text of ['a', 'b', 'c']) await send('announcement', { params: { text } });
    const { rows } = await read(admin);
    const ids = rows.map(({ id }) => Number(id));
    await admin.post('/notifications/read', { ids: ids.slice(0, 1) });
    expect(await unread(admin)).toBe(2);
    await admin.post('/notifications/read', { until: ids[1] });
    expect(await unread(admin)).toBe(0);
    expect((await read(crm, { status: 0 })).total).toBe(3);
    expect((await crm.post('/notifications/read', {})).status).toBe(422);
    expect((await crm.post('/notifications/read', { ids, until: 5 })).status).toBe(422);
    expect(await unread(crm)).toBe(3);
  });

  test('all of a type are marked as read, and no others', async () => {
    await send('announcement', { params: { text: 'a' } });
    await send('goods_low', { params: { name: 'Áo', quantity: 2 } });
    const [newest] = (await read(admin)).rows;
    await admin.post('/notifications/read', { until: newest?.['id'], type: 2 });
    expect((await read(admin, { status: 0 })).rows.map(({ type }) => type)).toEqual([4]);
  });

  test('an account that waits is told to administrators, with the way to it', async () => {
    await server.db.forTenant(1).transaction(async (tx) => {
      const change = { id: 77, old: null, record: { status: 0, display_name: 'Người Mới' } };
      const notify: Notify = (key, message) => server.parts.notifier.send(tx, 1, key, message);
      const context = { user: { id: 1 }, notify } as Partial<SystemContext> as SystemContext;
      await accountHooks.afterWrite(context, [change as unknown as RecordChange<Account>]);
    });
    expect((await read(await server.login('manager'))).rows).toMatchObject([
      { title: 'Người Mới đã đăng ký và chờ kích hoạt', url: '/administration/employee/77' },
    ]);
    expect((await read(crm)).total).toBe(0);
  });

  test('changed rights are told to their holder, who stays signed in', async () => {
    const id = await idOf(crm);
    const { json } = await admin.send('GET', `/account/${id}`);
    const rights = { version: json['version'], permissions: ['goods_manager'] };
    const changed = await admin.send('PUT', `/account/${id}`, rights);
    expect(changed.status, changed.body).toBe(200);
    // Its session goes on: only a new password, or the end of the account, ends it.
    expect((await read(crm)).rows).toMatchObject([{ type: 99, url: null }]);
    expect((await read(admin)).total).toBe(0);
  });
});
