import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { type Caller, type Reply, startTestServer, type TestServer } from '../support/server.ts';

const codeOf = ({ json }: Reply) => (json['error'] as { code: string } | undefined)?.code;

describeOnDatabase('accounts and roles', (database) => {
  let server: TestServer;
  let admin: Caller;
  let manager: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, manager] = [await server.login('admin'), await server.login('manager')];
  });
  afterAll(() => server.close());

  async function read(table: 'account' | 'role', name: string) {
    const column = table === 'account' ? 'username' : 'name';
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ id: number; version: number; permissions: string[]; password: string }>(
        `select id, version, permissions, to_jsonb(t)->>'password' as password from "${table}" t where customer_id = 1 and "${column}" = $1`,
        [name],
      );
    const [row] = rows;
    if (!row) throw new Error(`no ${table} ${name}`);
    return row;
  }

  async function put(
    caller: Caller,
    table: 'account' | 'role',
    name: string,
    values: object,
  ): Promise<Reply> {
    const { id, version } = await read(table, name);
    return caller.send('PUT', `/${table}/${id}`, { version, ...values });
  }

  test('nobody gives a code that he does not hold himself', async () => {
    const before = await read('account', 'office');
    const refused = await put(manager, 'account', 'office', { permissions: ['order_manager'] });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'grant_not_held']);
    // By its words, not by its code.
    const said = refused.json['error'] as { message: string };
    expect(said.message).toContain('cấp quyền Chấm công');
    expect(said.message).not.toMatch(/[a-z]+_[a-z]+/);
    expect(await read('account', 'office')).toEqual(before);
    expect((await put(admin, 'account', 'nobody', { permissions: ['administration_employee'] })).status).toBe(
      200,
    );
    expect((await put(admin, 'account', 'nobody', { permissions: [] })).status).toBe(200);
  });

  test('nor puts it into a role, nor gives a role that holds it', async () => {
    const role = await put(manager, 'role', 'Nhân viên văn phòng', {
      permissions: ['office_timekeeping', 'super_admin'],
    });
    expect(codeOf(role)).toBe('grant_not_held');
    const warehouse = await read('role', 'Nhân viên kho');
    const given = await put(manager, 'account', 'nobody', { role_ids: [warehouse.id] });
    expect(codeOf(given)).toBe('grant_not_held');
  });

  test('a role leads to those who hold it: the staff are found by role and warehouse', async () => {
    const { id } = await read('role', 'Nhân viên kho');
    const holders = await admin.post('/employee-list', { page: 1, filters: { role_ids: [id] } });
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ username: string }>(
        `select username from account a join account__role_ids l on l.account_id = a.id where l.role_id = $1 and a.deleted_at is null`,
        [id],
      );
    const found = (holders.json['rows'] as { username: string }[]).map(({ username }) => username);
    expect(rows.length).toBeGreaterThan(0);
    expect(holders.json['total']).toBe(rows.length);
    expect(rows.map(({ username }) => username)).toEqual(expect.arrayContaining(found));
    const { status } = await admin.post('/employee-list', { page: 1, filters: { warehouse_ids: [1] } });
    expect(status).toBe(200);
  });

  test('nobody changes an account that holds more than he does', async () => {
    const password = await put(manager, 'account', 'admin', { password: 'taken-over-1' });
    expect(codeOf(password)).toBe('grant_not_held');
    const { id } = await read('account', 'admin');
    const disabled = await manager.post(`/account/${id}/disable`);
    expect([disabled.status, codeOf(disabled)]).toEqual([403, 'grant_not_held']);
    expect((await server.login('admin')).token).toBeDefined();
  });

  test('the last account with full access stays', async () => {
    const refused = await put(admin, 'account', 'admin', { permissions: [] });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'last_admin']);
    expect((await read('account', 'admin')).permissions).toEqual(['super_admin']);
  });

  test('a password set for somebody is stored hashed, works, and ends the sessions before', async () => {
    const cashier = await server.login('cashier');
    expect((await put(admin, 'account', 'cashier', { password: 'fresh-pass-1' })).status).toBe(200);
    expect((await read('account', 'cashier')).password).toMatch(/^\$scrypt\$/);
    expect((await cashier.post('/me')).status).toBe(401);
    expect((await server.login('cashier', 'fresh-pass-1')).token).toBeDefined();
  });

  test('a changed role counts for its holders with their next request', async () => {
    const office = await server.login('office');
    const role = await read('role', 'Nhân viên văn phòng');
    expect(
      (
        await put(admin, 'role', 'Nhân viên văn phòng', {
          permissions: ['office_timekeeping', 'timekeeping_manager'],
        })
      ).status,
    ).toBe(200);
    expect((await office.post('/me')).json['permissions']).toEqual([
      'office_timekeeping',
      'timekeeping_manager',
    ]);
    expect((await put(admin, 'role', 'Nhân viên văn phòng', { permissions: role.permissions })).status).toBe(
      200,
    );
    expect((await office.post('/me')).json['permissions']).toEqual(['office_timekeeping']);
  });

  test('disabling ends sessions at once, enabling lets in again', async () => {
    const crm = await server.login('crm');
    const { id } = await read('account', 'crm');
    expect((await admin.post(`/account/${id}/disable`)).status).toBe(200);
    expect((await crm.post('/me')).status).toBe(401);
    await expect(server.login('crm')).rejects.toThrow('account_disabled');
    expect((await admin.post(`/account/${id}/enable`)).status).toBe(200);
    expect((await server.login('crm')).token).toBeDefined();
  });
});
