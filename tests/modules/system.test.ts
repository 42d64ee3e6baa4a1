import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '#generated/system/module.gen.server.ts';
import { disableLeavers } from '#modules/system/employees.server.ts';
import { toUpload, toWorkbook } from '../server/import/sheets.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openSync } from '../support/market.ts';
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

  async function idOf(username: string): Promise<number> {
    return (await read('account', username)).id;
  }

  test('rights of a colleague are taken over with his places, by who holds them himself', async () => {
    const [nobody, crm, warehouse] = [await idOf('nobody'), await idOf('crm'), await idOf('warehouse')];
    const done = await admin.post(`/account/${nobody}/copy_rights`, {
      account_id: warehouse,
      with_places: true,
    });
    expect(done.status, done.body).toBe(200);
    const rightsOf = async (id: number) => {
      const { role_ids, permissions, warehouse_ids } = (await admin.send('GET', `/account/${id}`)).json;
      return { role_ids, permissions: permissions ?? [], warehouse_ids };
    };
    expect(await rightsOf(nobody)).toEqual(await rightsOf(warehouse));
    const beyond = await manager.post(`/account/${nobody}/copy_rights`, { account_id: crm });
    expect([beyond.status, codeOf(beyond)]).toEqual([403, 'grant_not_held']);
    const own = await admin.post(`/account/${await idOf('admin')}/copy_rights`, { account_id: crm });
    expect([own.status, codeOf(own)]).toEqual([409, 'transition_refused']);
  });

  test('roles count who holds them, are added to several people and duplicated under another name', async () => {
    const holders = async () => {
      const { json } = await admin.post('/role-list', { perPage: 100 });
      return new Map(
        (json['rows'] as { name: string; holders: number }[]).map((row) => [row.name, row.holders]),
      );
    };
    const name = 'Nhân viên văn phòng';
    const role = await read('role', name);
    const before = (await holders()).get(name) ?? 0;
    const ids = [await idOf('nobody'), await idOf('crm')];
    const added = await admin.post('/account/add_role', { ids, role_id: role.id });
    expect(added.status, added.body).toBe(200);
    expect((await holders()).get(name)).toBe(before + 2);
    const copy = await admin.post(`/role/${role.id}/duplicate_role`, { name: 'Văn phòng 2' });
    expect(copy.status, copy.body).toBe(200);
    expect((await read('role', 'Văn phòng 2')).permissions).toEqual(role.permissions);
    expect((await holders()).get('Văn phòng 2')).toBe(0);
    const again = await admin.post(`/role/${role.id}/duplicate_role`, { name: 'Văn phòng 2' });
    expect(again.body).toContain('rule.role.name_taken');
  });

  test('people come from a sheet, sign in with the password that they are given, and out everywhere', async () => {
    const role = await read('role', 'Nhân viên kho');
    const { payload, type } = toUpload(
      {
        name: 'nhan-vien.xlsx',
        bytes: await toWorkbook([
          ['tài khoản', 'họ tên', 'mã nv', 'bộ phận', 'ngày vào', 'vai trò', 'kho'],
          ['kho.lan', 'Nguyễn Thị Lan', 'NV901', 'Kho', '2026-11-01', null, null],
          ['kho.huy', 'Trần Huy', 'NV902', 'Kho', '2026-11-02', 'Telesale, nhân viên kho', 'HN1; HCM1'],
        ]),
      },
      { options: JSON.stringify({ role_ids: [role.id] }) },
    );
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/employee-import',
      headers: { authorization: `Bearer ${admin.token}`, 'x-client-key': 'khuon', 'content-type': type },
      payload,
    });
    expect(reply.json(), reply.body).toMatchObject({ stored: true, accepted: 2 });
    const lan = await idOf('kho.lan');
    expect((await admin.send('GET', `/account/${lan}`)).json).toMatchObject({
      department: 'warehouse',
      code: 'NV901',
      role_ids: [role.id],
      warehouse_ids: [],
    });
    // What the sheet says of somebody goes before what is chosen for all.
    const huy = (await admin.send('GET', `/account/${await idOf('kho.huy')}`)).json;
    const telesale = await read('role', 'Telesale');
    expect(new Set(huy['role_ids'] as number[])).toEqual(new Set([role.id, telesale.id]));
    const { rows: places } = await server.db
      .withoutTenant('seed')
      .query<{ id: number }>(
        `select id from warehouse where customer_id = 1 and code_name in ('HN1', 'HCM1')`,
      );
    expect(new Set(huy['warehouse_ids'] as number[])).toEqual(new Set(places.map(({ id }) => id)));
    const wrong = toUpload({
      name: 'nhan-vien.xlsx',
      bytes: await toWorkbook([
        ['tài khoản', 'họ tên', 'vai trò'],
        ['kho.mai', 'Lê Mai', 'Telesale, Nhân viên khoo'],
      ]),
    });
    const refused = await server.app.inject({
      method: 'POST',
      url: '/api/employee-import',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'x-client-key': 'khuon',
        'content-type': wrong.type,
      },
      payload: wrong.payload,
    });
    expect(refused.json(), refused.body).toMatchObject({ accepted: 0 });
    expect(refused.body).toContain('Nhân viên khoo');
    await expect(server.login('kho.lan', 'Gieo-hat-mua-2026')).rejects.toThrow();
    const differs = await admin.post(`/account/${lan}/reset_password`, {
      password: 'Gieo-hat-mua-2026',
      repeat_password: 'Gieo-hat-mua-2027',
    });
    expect(differs.body).toContain('rule.password.repeated');
    const set = await admin.post(`/account/${lan}/reset_password`, {
      password: 'Gieo-hat-mua-2026',
      repeat_password: 'Gieo-hat-mua-2026',
    });
    expect(set.status, set.body).toBe(200);
    // Many at once: one hash for all of them, as forty would hold the database for ten seconds.
    const several = await admin.post('/account/reset_password', {
      ids: [lan, await idOf('kho.huy')],
      password: 'Gieo-hat-mua-2026',
      repeat_password: 'Gieo-hat-mua-2026',
    });
    expect(several.json).toMatchObject({ done: [lan, await idOf('kho.huy')] });
    const { rows: hashes } = await server.db
      .withoutTenant('seed')
      .query(
        `select count(distinct password)::int as n from account where username in ('kho.lan', 'kho.huy')`,
      );
    expect(hashes).toEqual([{ n: 1 }]);
    await server.login('kho.huy', 'Gieo-hat-mua-2026');
    const caller = await server.login('kho.lan', 'Gieo-hat-mua-2026');
    // Whoever got a password from somebody else changes it before he works.
    expect((await caller.post('/me')).json).toMatchObject({ must_change_password: true, permissions: [] });
    const body = { filters: {}, viewMode: 'default', page: 1 };
    const early = await caller.post('/order-list', body);
    expect([early.status, early.body]).toEqual([403, expect.stringContaining('password_to_change')]);
    const own = { old_password: 'Gieo-hat-mua-2026', new_password: 'Gat-lua-mua-2026' };
    const changed = await caller.post('/change-password', own);
    expect(changed.status, changed.body).toBe(200);
    const me = (await caller.post('/me')).json;
    expect(me).not.toHaveProperty('must_change_password');
    expect((me['permissions'] as string[]).length).toBeGreaterThan(0);
    expect((await caller.post('/order-list', body)).body).not.toContain('password_to_change');
    expect((await admin.post(`/account/${lan}/sign_out`)).status).toBe(200);
    expect((await caller.post('/me')).status).toBe(401);
  });

  test('who has left is disabled on the day from which he does not work', async () => {
    const early = await put(admin, 'account', 'kho.huy', { left_on: '2026-11-01' });
    expect(early.body).toContain('rule.account.left_after_start');
    const statuses = async () =>
      (
        await server.db
          .withoutTenant('seed')
          .query<{ status: number }>(
            `select status::int from account where username in ('kho.lan', 'kho.huy') order by username desc`,
          )
      ).rows.map(({ status }) => status);
    expect(await statuses()).toEqual([1, 1]);
    const left = await put(admin, 'account', 'kho.huy', { left_on: '2026-11-02' });
    expect(left.status, left.body).toBe(200);
    await (await openSync(server.parts, 'system')).change((inside) => disableLeavers(asSystem(inside)));
    expect(await statuses()).toEqual([1, 2]);
  });
});
