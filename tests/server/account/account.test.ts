import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '#server/account/createPasswords.ts';
import { bumpStamp, revokeSessions } from '#server/account/sessionStore.ts';
import { hashToken } from '#server/account/tokens.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { createCaller, startTestServer, type TestServer } from '../../support/server.ts';

const codeOf = (reply: { json: Record<string, unknown> }) =>
  (reply.json['error'] as { code: string } | undefined)?.code;

describeOnDatabase('accounts', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  async function idOf(username: string): Promise<number> {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ id: number }>('select id from "account" where username = $1', [username]);
    return rows[0]?.id ?? 0;
  }

  const change = (sql: string, ...values: unknown[]) => server.db.withoutTenant('seed').query(sql, values);

  test('a body where none belongs is refused, and nothing happens', async () => {
    const admin = await server.login('admin');
    for (const path of ['/me', '/logout', '/invitations'])
      expect([path, (await admin.post(path, { page: 1 })).status]).toEqual([path, 422]);
    expect((await admin.post('/me')).status).toBe(200);
  });

  test('the session says who is asking, as the contract has it', async () => {
    const admin = await server.login('admin');
    const { status, json } = await admin.post('/me');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      customer: { id_country: 1, currency: 'VND', time_zone: 'Asia/Ho_Chi_Minh' },
      permissions: ['super_admin'],
      notify: 0,
    });
    expect(Object.keys(json).sort()).toEqual([
      'auth_key',
      'customer',
      'display_name',
      'features',
      'identity_id',
      'last_event',
      'modules',
      'notify',
      'permissions',
      'pos',
      'session_id',
      'settings',
      'warehouses',
    ]);
    expect(json['auth_key']).not.toBe(admin.token);
    expect((await admin.post('/me')).json['auth_key']).toBe(json['auth_key']);
  });

  test('the session names the modules with something to open, and the tabs that they stand under', async () => {
    const modulesOf = async (username: string) =>
      (await (await server.login(username)).post('/me')).json['modules'];
    const all = (await modulesOf('admin')) as string[];
    expect(all).toEqual(expect.arrayContaining(['administration', 'crm', 'goods', 'orders', 'warehouse']));
    expect(all).not.toContain('place');
    expect(await modulesOf('crm')).toEqual(['crm', 'request']);
    expect(await modulesOf('nobody')).toEqual(['request']);
    // Its items are of other modules, which stand under its tab.
    expect(await modulesOf('warehouse')).toEqual(expect.arrayContaining(['orders', 'warehouse']));
    expect(await modulesOf('warehouse')).not.toContain('crm');
  });

  test('the names in the header are set where accounts are edited, and reach the session with the next call', async () => {
    const [admin, staff] = [await server.login('admin'), await server.login('warehouse')];
    const customerOf = async () => (await staff.post('/me')).json['customer'];
    expect(await customerOf()).toMatchObject({ sub_full_name: null, distributor_name: null });
    const id = await idOf('warehouse');
    const { json } = await admin.send('GET', `/account/${id}`);
    const names = { sub_full_name: 'Kho Đông', distributor_name: 'NPP Miền Bắc' };
    const saved = await admin.send('PUT', `/account/${id}`, { version: json['version'], ...names });
    expect([saved.status, saved.json]).toMatchObject([200, names]);
    expect(await customerOf()).toMatchObject(names);
    // Others keep the company's own.
    await change(`update khuon_customer set distributor_name = 'Hoa Mai' where id = 1`);
    const other = (await (await server.login('office')).post('/me')).json['customer'];
    expect(other).toMatchObject({ sub_full_name: null, distributor_name: 'Hoa Mai' });
    expect(await customerOf()).toMatchObject(names);
    await change('update khuon_customer set distributor_name = null where id = 1');
  });

  test('the session names the places of the account; full access sees all of the company (spec 3)', async () => {
    const placesOf = async (username: string) => {
      const { json } = await (await server.login(username)).post('/me');
      const { warehouses, pos } = json as Record<'warehouses' | 'pos', { id: number }[]>;
      return { warehouses: warehouses.map(({ id }) => id), pos: pos.map(({ id }) => id) };
    };
    const [all, staff, shop] = [
      await placesOf('admin'),
      await placesOf('warehouse'),
      await placesOf('cashier'),
    ];
    expect([staff.warehouses.length, staff.pos]).toEqual([2, []]);
    expect(shop.pos).toHaveLength(1);
    expect(all.warehouses.length).toBeGreaterThan(2);
    expect(all.warehouses).toEqual(expect.arrayContaining(staff.warehouses));
    expect(all.pos).toEqual(expect.arrayContaining(shop.pos));
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const answers = await Promise.all([
      server.anonymous.post('/login', { username: 'admin', password: 'wrong-1234' }),
      server.anonymous.post('/login', { username: 'no-such-name', password: 'wrong-1234' }),
    ]);
    const [first, second] = answers.map(({ status, body }) => ({
      status,
      body: body.replace(/"request_id":"[^"]+"/, ''),
    }));
    expect(first?.status).toBe(401);
    expect(second).toEqual(first);
  });

  test('a name is known however it is typed', async () => {
    expect((await server.login(' CRM ')).token).toBeDefined();
  });

  test('a hash of an older cost is made anew at the next login; the password stays', async () => {
    const old = await createPasswords({ ln: 3, r: 8, p: 1 }).hash('demo-1234');
    await change('update "account" set password = $1 where username = $2', old, 'production');
    await server.login('production');
    const { rows } = await change('select password from "account" where username = $1', 'production');
    expect(String(rows[0]?.['password'])).toMatch(/^\$scrypt\$ln=4,/);
    expect((await server.login('production')).token).toBeDefined();
  });

  test('the token is stored as a hash only', async () => {
    const caller = await server.login('crm');
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ row: string }>('select to_jsonb(s)::text as row from khuon_session s');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ row }) => !row.includes(caller.token ?? '?'))).toBe(true);
  });

  test('who waits for activation or is disabled is told so, but only with the right password', async () => {
    for (const [status, code] of [
      [0, 'not_activated'],
      [2, 'account_disabled'],
    ] as const) {
      await change('update "account" set status = $1 where username = $2', status, 'cashier');
      const right = await server.anonymous.post('/login', { username: 'cashier', password: 'demo-1234' });
      expect([right.status, codeOf(right)]).toEqual([403, code]);
      expect(
        codeOf(await server.anonymous.post('/login', { username: 'cashier', password: 'wrong-1234' })),
      ).toBe('wrong_login');
    }
    await change('update "account" set status = 1 where username = $1', 'cashier');
  });

  test('logout kills the token at once, in every process', async () => {
    const office = await server.login('office');
    const elsewhere = createCaller(await server.another(), office.token);
    expect((await elsewhere.post('/me')).status).toBe(200);
    expect((await office.post('/logout')).status).toBe(200);
    expect((await office.post('/me')).status).toBe(401);
    expect(codeOf(await elsewhere.post('/me'))).toBe('no_session');
  });

  test('a right taken away is gone with the next request, in every process and on every kind of route', async () => {
    const manager = await server.login('manager');
    const elsewhere = createCaller(await server.another(), manager.token);
    expect((await elsewhere.post('/employee-list', { page: 1 })).status).toBe(200);
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ id: number; customer_id: number; permissions: string[] }>(
        `select r.id, r.customer_id, r.permissions from "role" r join "account__role_ids" l on l.role_id = r.id and l.account_id = $1`,
        [await idOf('manager')],
      );
    const [role] = rows;
    const owner = server.db.withoutTenant('seed');
    await owner.transaction(async (tx) => {
      await tx.query('update "role" set permissions = $2 where id = $1', [role?.id, []]);
      await bumpStamp(tx, role?.customer_id ?? 0, [await readId(tx)]);
    });
    expect((await elsewhere.post('/employee-list', { page: 1 })).status).toBe(403);
    expect((await manager.post('/me')).json['permissions']).toEqual([]);
    await owner.transaction(async (tx) => {
      await tx.query('update "role" set permissions = $2 where id = $1', [role?.id, role?.permissions]);
      await bumpStamp(tx, role?.customer_id ?? 0, [await readId(tx)]);
    });
    expect((await elsewhere.post('/employee-list', { page: 1 })).status).toBe(200);
  });

  const readId = async (tx: { query: (sql: string) => Promise<{ rows: unknown[] }> }) => {
    const { rows } = await tx.query(`select id from "account" where username = 'manager'`);
    return (rows[0] as { id: number }).id;
  };

  test('revoked sessions end; the one to keep stays', async () => {
    const [first, second] = [await server.login('production'), await server.login('production')];
    const { json } = await second.send('GET', '/sessions');
    const kept = (json['rows'] as { id: number; is_current: boolean }[]).find(({ is_current }) => is_current);
    const id = await idOf('production');
    await server.db.withoutTenant('seed').transaction((tx) => revokeSessions(tx, 1, [id], kept?.id));
    expect((await first.post('/me')).status).toBe(401);
    expect((await second.post('/me')).status).toBe(200);
  });

  test('people see and end their own sessions, not those of others', async () => {
    const [distributor, crm] = [await server.login('distributor'), await server.login('crm')];
    const own = ((await distributor.send('GET', '/sessions')).json['rows'] as { id: number }[])[0]?.id ?? 0;
    expect((await crm.send('DELETE', `/sessions/${own}`)).status).toBe(404);
    expect((await distributor.post('/me')).status).toBe(200);
    expect((await distributor.send('DELETE', `/sessions/${own}`)).status).toBe(200);
    expect((await distributor.post('/me')).status).toBe(401);
  });

  test('a new password needs the old one, ends the other sessions and works', async () => {
    const [here, there] = [await server.login('owner'), await server.login('owner')];
    const wrong = await here.post('/change-password', {
      old_password: 'nope-1234',
      new_password: 'another-1234',
    });
    expect([wrong.status, wrong.json]).toMatchObject([
      422,
      { error: { fields: [{ path: 'old_password', code: 'password_wrong' }] } },
    ]);
    const short = await here.post('/change-password', { old_password: 'demo-1234', new_password: 'short' });
    expect(short.json).toMatchObject({
      error: { fields: [{ path: 'new_password', code: 'password_too_short' }] },
    });
    expect(
      (await here.post('/change-password', { old_password: 'demo-1234', new_password: 'another-1234' }))
        .status,
    ).toBe(200);
    expect((await there.post('/me')).status).toBe(401);
    expect((await here.post('/me')).status).toBe(200);
    expect((await server.login('owner', 'another-1234')).token).toBeDefined();
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'user-agent': 'Another browser', 'x-client-key': 'khuon' },
      payload: { username: 'owner', password: 'another-1234' },
    });
    expect(elsewhere.statusCode).toBe(200);
    const { json } = await here.post('/notifications', { type: 99 });
    expect(json['rows'], 'the person hears of both').toMatchObject([
      { title: expect.stringContaining('thiết bị mới') },
      { title: expect.stringContaining('Mật khẩu của bạn vừa được đổi') },
    ]);
    const asked = await (await server.login('crm')).send('GET', '/main-accounts');
    expect(asked.json['names']).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  test.each([
    ['common', { new_password: 'password123' }, 'new_password: password_common'],
    ['the old one', { new_password: 'demo-1234' }, 'new_password: rule.password.is_new'],
    ['typed differently', { repeat_password: 'khac-nhau-1' }, 'repeat_password: rule.password.repeated'],
    ['absent', { new_password: null }, 'new_password: is_empty'],
  ])('a new password that is %s is refused', async (_case, change, problem) => {
    const crm = await server.login('crm');
    const body = {
      old_password: 'demo-1234',
      new_password: 'mat-khau-moi-1',
      repeat_password: 'mat-khau-moi-1',
    };
    const { status, json } = await crm.post('/change-password', {
      ...body,
      ...('new_password' in change ? { repeat_password: change.new_password } : {}),
      ...change,
    });
    const fields = (json['error'] as { fields: { path: string; code: string }[] }).fields;
    expect(status).toBe(422);
    expect(fields.map(({ path, code }) => `${path}: ${code}`)).toContain(problem);
    expect((await crm.post('/me')).status).toBe(200);
  });

  test('a new password that is the name is refused', async () => {
    const body = { old_password: 'demo-1234', new_password: 'distributor' };
    const { status, json } = await (await server.login('distributor')).post('/change-password', body);
    expect([status, json]).toMatchObject([
      422,
      { error: { fields: [{ path: 'new_password', code: 'rule.password.not_the_name' }] } },
    ]);
  });

  test('the old password is not to be guessed: after some tries even the right one waits', async () => {
    const crm = await server.login('crm');
    const guess = (old_password: string) =>
      crm.post('/change-password', { old_password, new_password: 'mat-khau-moi-1' });
    expect((await guess('guess-1234')).status).toBe(422);
    await change(`update khuon_rate_limit set hits = 20 where bucket like 'password:%'`);
    expect(codeOf(await guess('demo-1234'))).toBe('too_many');
    await change(`delete from khuon_rate_limit where bucket like 'password:%'`);
  });

  test('a session that is used stays alive', async () => {
    const { token } = await server.login('office');
    const ofOffice = `account_id = (select id from "account" where username = 'office')`;
    await change(`update khuon_session set idle_expires_at = now() + interval '1 minute' where ${ofOffice}`);
    // A process that has not seen it yet writes down at once that it is used.
    await createCaller(await server.another(), token).post('/me');
    const read = `select 1 from khuon_session where idle_expires_at > now() + interval '11 hours' and ${ofOffice}`;
    await expect.poll(async () => (await change(read)).rows.length).toBe(1);
  });

  test('sessions that nobody used for too long are not among the own ones', async () => {
    const [here, there] = [await server.login('cashier'), await server.login('cashier')];
    const rowsOf = async () =>
      (await here.send('GET', '/sessions')).json['rows'] as { is_current: boolean }[];
    const before = await rowsOf();
    await change(
      `update khuon_session set idle_expires_at = now() - interval '1 second' where token_hash = $1`,
      hashToken(there.token ?? ''),
    );
    expect(await rowsOf()).toHaveLength(before.length - 1);
  });

  test('people end all their other sessions at once, and nobody else’s', async () => {
    const [here, there, other] = [
      await server.login('distributor'),
      await server.login('distributor'),
      await server.login('crm'),
    ];
    expect((await here.send('DELETE', '/sessions')).status).toBe(200);
    const statuses = [await here.post('/me'), await there.post('/me'), await other.post('/me')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(((await here.send('GET', '/sessions')).json['rows'] as unknown[]).length).toBe(1);
  });

  test('people change their own name and phone, never their rights', async () => {
    const office = await server.login('office');
    const before = await office.send('GET', '/profile');
    expect(before.json).toMatchObject({ username: 'office', phone: '0912345608' });
    const body = { display_name: 'Hoàng Gia Bảo Nam', phone: '+84 912 345 699', email: null };
    expect((await office.post('/profile', body)).status).toBe(200);
    expect((await office.post('/me')).json['display_name']).toBe('Hoàng Gia Bảo Nam');
    expect((await office.send('GET', '/profile')).json).toMatchObject({ phone: '0912345699', email: null });
    const greedy = await office.post('/profile', { ...body, permissions: ['super_admin'], is_main: true });
    expect(greedy.status).toBe(422);
    expect((await office.post('/profile', { ...body, display_name: '' })).status).toBe(422);
  });

  test('guessing a password is slowed down, also in parallel', async () => {
    const guess = () => server.anonymous.post('/login', { username: 'victim', password: 'guess-1234' });
    const replies = await Promise.all(Array.from({ length: 40 }, guess));
    const judged = replies.filter(({ status }) => status === 401);
    expect(judged.length).toBeLessThanOrEqual(11);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  test('who gets in starts anew: earlier slips slow nobody down', async () => {
    for (let slips = 0; slips < 2; slips += 1) {
      for (let slip = 0; slip < 8; slip += 1)
        await server.anonymous.post('/login', { username: 'manager', password: 'slip-12345' });
      expect((await server.login('manager')).token).toBeDefined();
    }
  });

  test('one address is slowed down over all names', async () => {
    await change(`update khuon_rate_limit set hits = 100 where bucket like 'login:address:%'`);
    const guess = (username: string) => server.anonymous.post('/login', { username, password: 'guess-1234' });
    expect((await guess('first-name')).status).toBe(401);
    expect(codeOf(await guess('second-name'))).toBe('too_many');
    await change(`delete from khuon_rate_limit where bucket like 'login:address:%'`);
  });

  /** A login from an address of its own. */
  const loginFrom = async (address: string, username: string, password: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: address,
      headers: { 'x-client-key': 'khuon' },
      payload: { username, password },
    });
    return reply.statusCode;
  };
  const forget = () => change(`delete from khuon_rate_limit where bucket like 'login:%'`);

  test('who guesses slows himself: the right password from elsewhere still opens, known there or not', async () => {
    const guesses = Array.from({ length: 40 }, () => loginFrom('10.0.0.9', 'production', 'guess-1234'));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401, 429]));
    expect(await loginFrom('10.0.0.1', 'production', 'demo-1234')).toBe(200);
    expect(await loginFrom('10.0.0.9', 'production', 'demo-1234')).toBe(429);
    await forget();
  });

  test('guesses from many addresses slow strangers down, not who signed in from there before', async () => {
    expect(await loginFrom('10.0.0.1', 'production', 'demo-1234')).toBe(200);
    const statuses: number[] = [];
    for (let host = 1; host <= 50; host += 1)
      statuses.push(await loginFrom(`10.0.1.${host}`, 'production', 'guess-1234'));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(33);
    expect(await loginFrom('10.0.2.1', 'production', 'demo-1234')).toBe(429);
    expect(await loginFrom('10.0.0.1', 'production', 'demo-1234')).toBe(200);
    // Nor is a success there a way to begin anew for everybody else.
    expect(await loginFrom('10.0.2.1', 'production', 'demo-1234')).toBe(429);
    expect(await loginFrom('10.0.1.1', 'manager', 'guess-1234')).toBe(401);
    await forget();
  });

  test('guesses of strangers are forgotten as time goes by', async () => {
    for (let host = 1; host <= 40; host += 1) await loginFrom(`10.0.3.${host}`, 'manager', 'guess-1234');
    expect(await loginFrom('10.0.4.1', 'manager', 'guess-1234')).toBe(429);
    await change(
      `update khuon_rate_limit set blocked_until = now(), window_from = window_from - interval '101 seconds' where bucket = 'login:strangers:manager'`,
    );
    const { rows: before } = await change(
      `select hits from khuon_rate_limit where bucket = 'login:strangers:manager'`,
    );
    expect(await loginFrom('10.0.4.2', 'manager', 'guess-1234')).toBe(401);
    const { rows: after } = await change(
      `select hits from khuon_rate_limit where bucket = 'login:strangers:manager'`,
    );
    expect(Number(before[0]?.['hits']) - Number(after[0]?.['hits'])).toBe(4);
    await forget();
  });

  test("notifications are one's own, and read ones are counted no more", async () => {
    const [crm, office] = [await server.login('crm'), await server.login('office')];
    for (const type of [1, 4]) {
      await change(
        'insert into khuon_notification (customer_id, account_id, type, title) values (1, $1, $2, $3)',
        await idOf('crm'),
        type,
        'x',
      );
    }
    expect((await crm.post('/me')).json['notify']).toBe(2);
    expect((await office.post('/notifications')).json).toEqual({ rows: [], total: 0 });
    const { json } = await crm.post('/notifications', { type: 4, status: 0 });
    expect(json).toMatchObject({ total: 1, rows: [{ type: 4, status: 0, title: 'x' }] });
    const ids = (json['rows'] as { id: number }[]).map(({ id }) => id);
    await office.post('/notifications/read', { ids });
    expect((await crm.post('/me')).json['notify']).toBe(2);
    await crm.post('/notifications/read', { ids });
    expect((await crm.post('/me')).json['notify']).toBe(1);
  });
});
