import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import {
  createCaller,
  startTestServer,
  type Caller,
  type Reply,
  type TestServer,
} from '../../support/server.ts';

const STAFF = {
  company: 'HOAMAI',
  display_name: 'Lý Thu Hà',
  phone: '0987654321',
  email: 'ha@example.vn',
  username: 'thu_ha',
  password: 'mot-hai-ba-bon',
  repeat_password: 'mot-hai-ba-bon',
};

const COMPANY = {
  account_type: 'household_business',
  company_name: 'Hộ kinh doanh Cô Ba',
  display_name: 'Trần Thị Ba',
  phone: '0987111222',
  email: null,
  username: 'co.ba',
  password: 'banh-mi-nong-gion',
  repeat_password: 'banh-mi-nong-gion',
  agree: true,
};

interface ErrorBody {
  code: string;
  fields?: { path: string; code: string; message: string }[];
}
const errorOf = (reply: Reply) => reply.json['error'] as ErrorBody | undefined;
const fieldsOf = (reply: Reply) => errorOf(reply)?.fields?.map(({ path, code }) => `${path}: ${code}`);

describeOnDatabase('registration', (database) => {
  let server: TestServer;
  let anybody: Caller;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database);
    anybody = server.anonymous;
    admin = await server.login('admin');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db
      .withoutTenant('seed')
      .script(
        `delete from khuon_otp; delete from khuon_rate_limit; delete from khuon_outbox; delete from "account" where self_registered and (username like 'thu_ha%' or username ilike 'an.le@%')`,
      );
  });

  /** Confirms a phone as its holder does. */
  async function confirm(phone: string, caller = anybody): Promise<void> {
    await caller.post('/send-otp', { phone_number: phone });
    const [row] = (await server.parts.messages.readOutbox?.(1)) ?? [];
    const code = /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
    expect((await caller.post('/submit-otp', { phone_number: phone, code })).status).toBe(200);
  }

  test('a sub-account waits until an administrator activates it on the employee screen', async () => {
    await confirm(STAFF.phone);
    const reply = await anybody.post('/register', STAFF);
    expect([reply.status, reply.json]).toEqual([200, {}]);
    const enter = { username: 'thu_ha', password: STAFF.password };
    expect(errorOf(await anybody.post('/login', enter))?.code).toBe('not_activated');
    expect(errorOf(await anybody.post('/login', { ...enter, password: 'sai-roi-nhe' }))?.code).toBe(
      'wrong_login',
    );

    const list = await admin.post('/employee-list', { page: 1, filters: { username: 'thu_ha' } });
    const [row] = list.json['rows'] as { id: number; status: number }[];
    expect(row).toMatchObject({ status: 0, display_name: STAFF.display_name, phone: STAFF.phone });
    expect((await admin.post(`/account/${row?.id}/activate`)).status).toBe(200);
    const person = await server.login('thu_ha', STAFF.password);
    expect((await person.post('/me')).json).toMatchObject({ permissions: [], customer: { id: 1 } });
  });

  test('a username that is an e-mail is one account whatever its case', async () => {
    const visitor = { ...STAFF, username: 'An.Le@Thu.Example', email: 'An.Le@Thu.Example' };
    await confirm(STAFF.phone);
    expect((await anybody.post('/register', visitor)).status).toBe(200);
    await server.db
      .withoutTenant('seed')
      .script(`update "account" set status = 1 where username ilike 'an.le@thu.example'`);
    for (const typed of ['An.Le@Thu.Example', 'an.le@thu.example', ' AN.LE@THU.EXAMPLE '])
      expect((await server.login(typed, STAFF.password)).token).toBeDefined();
    await server.db.withoutTenant('seed').script('delete from khuon_rate_limit');
    await confirm(STAFF.phone);
    const again = await anybody.post('/register', { ...visitor, username: 'AN.LE@thu.example' });
    expect([again.status, fieldsOf(again)]).toEqual([409, ['username: rule.account.username_taken']]);
    const { json } = await admin.post('/invitations');
    await server.db.withoutTenant('seed').script('delete from khuon_rate_limit');
    await confirm(STAFF.phone);
    const invited = { ...visitor, username: 'an.LE@thu.example', company: json['invitation'] };
    expect((await anybody.post('/register', invited)).status).toBe(409);
    const made = await admin.post('/account', {
      username: 'AN.LE@THU.EXAMPLE',
      display_name: 'An',
      password: 'mat-khau-dai-1',
    });
    expect([made.status, fieldsOf(made)]).toEqual([409, ['username: rule.account.username_taken']]);
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(`select username, email from "account" where username ilike 'an.le@thu.example'`);
    expect(rows).toEqual([{ username: 'an.le@thu.example', email: 'an.le@thu.example' }]);
  });

  test('administrators are told of an account that waits for them', async () => {
    await server.db.withoutTenant('seed').script('delete from khuon_signal');
    await confirm(STAFF.phone);
    await anybody.post('/register', STAFF);
    const { json } = await admin.post('/notifications', { type: 99, status: 0 });
    const [told] = json['rows'] as { url: string; title: string }[];
    expect(told?.title).toContain(STAFF.display_name);
    expect(told?.url).toMatch(/^\/administration\/employee\/\d+$/);
    // Their open lists show it.
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(`select data from khuon_signal where customer_id = 1 and name = 'list-changed'`);
    expect(rows.map(({ data }) => data)).toContainEqual({ entity: 'account' });
  });

  test('the password is stored as a hash only, and the audit says who came', async () => {
    await confirm(STAFF.phone);
    await anybody.post('/register', STAFF);
    const { rows } = await server.db.withoutTenant('seed').query<{ account: string; after: string }>(
      `select to_jsonb(a)::text as account, u.after::text as after from "account" a
join khuon_audit u on u.entity = 'account' and u.record_id = a.id and u.action = 'create' where a.username = 'thu_ha'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(STAFF.password);
    expect(JSON.parse(rows[0]?.after ?? '{}')).toMatchObject({ username: 'thu_ha', password: 'changed' });
  });

  test('a phone of another country stays one: its holder saves his profile as it is', async () => {
    const visitor = { ...STAFF, country: 2, phone: '09171234567' };
    await confirm(visitor.phone);
    expect((await anybody.post('/register', visitor)).status).toBe(200);
    await server.db.withoutTenant('seed').script(`update "account" set status = 1 where username = 'thu_ha'`);
    const holder = await server.login('thu_ha', STAFF.password);
    const { username: _, ...profile } = (await holder.send('GET', '/profile')).json;
    expect(profile).toMatchObject({ phone: '09171234567', phone_country: 2 });
    expect((await holder.post('/profile', profile)).status).toBe(200);
    const home = await holder.post('/profile', { ...profile, phone_country: null });
    expect([home.status, fieldsOf(home)]).toEqual([422, ['phone: wrong_phone']]);
  });

  test('nobody registers without a confirmed phone, or with that of somebody else', async () => {
    expect(fieldsOf(await anybody.post('/register', STAFF))).toEqual(['phone: phone_not_confirmed']);
    await confirm('0987654322');
    expect(fieldsOf(await anybody.post('/register', STAFF))).toEqual(['phone: phone_not_confirmed']);
  });

  test('a confirmation serves one registration, and a quarter of an hour', async () => {
    await confirm(STAFF.phone);
    expect((await anybody.post('/register', STAFF)).status).toBe(200);
    const again = { ...STAFF, username: 'thu_ha_2' };
    expect(fieldsOf(await anybody.post('/register', again))).toEqual(['phone: phone_not_confirmed']);
    await server.db.withoutTenant('seed').script('delete from khuon_rate_limit');
    await confirm(STAFF.phone);
    await server.db
      .withoutTenant('seed')
      .script(`update khuon_otp set used_at = used_at - interval '16 minutes'`);
    expect(fieldsOf(await anybody.post('/register', again))).toEqual(['phone: phone_not_confirmed']);
  });

  test('whether a name is taken or a company known is told to holders of a confirmed phone only', async () => {
    const [taken, unknown] = [
      { ...STAFF, username: 'admin' },
      { ...STAFF, company: 'KHONGCO' },
    ];
    for (const body of [taken, unknown])
      expect(fieldsOf(await anybody.post('/register', body))).toEqual(['phone: phone_not_confirmed']);
    await confirm(STAFF.phone);
    const reply = await anybody.post('/register', taken);
    expect([reply.status, fieldsOf(reply)]).toEqual([409, ['username: rule.account.username_taken']]);
    expect(fieldsOf(await anybody.post('/register', unknown))).toEqual(['company: company_not_found']);
    // A refusal leaves the confirmation.
    expect((await anybody.post('/register', STAFF)).status).toBe(200);
  });

  test('an invitation works once, and only main accounts make one', async () => {
    const owner = await server.login('owner');
    const { json } = await owner.post('/invitations');
    const { invitation } = json as { invitation: string };
    await confirm(STAFF.phone);
    expect((await anybody.post('/register', { ...STAFF, company: invitation })).status).toBe(200);
    await server.db.withoutTenant('seed').script('delete from khuon_rate_limit');
    await confirm(STAFF.phone);
    const again = await anybody.post('/register', { ...STAFF, username: 'thu_ha_2', company: invitation });
    expect(fieldsOf(again)).toEqual(['company: company_not_found']);
    const crm = await server.login('crm');
    expect((await crm.post('/invitations')).status).toBe(403);
    expect((await crm.send('GET', '/company')).status).toBe(403);
    expect((await owner.send('GET', '/company')).json).toEqual({ code: 'HOAMAI', account_type: null });
  });

  test('an invitation that nobody used within a week is none any more', async () => {
    const { json } = await (await server.login('owner')).post('/invitations');
    await server.db
      .withoutTenant('seed')
      .script(`update khuon_ticket set expires_at = now() - interval '1 second' where kind = 'invitation'`);
    await confirm(STAFF.phone);
    const late = await anybody.post('/register', { ...STAFF, company: json['invitation'] });
    expect(fieldsOf(late)).toEqual(['company: company_not_found']);
  });

  test.each([
    ['a common password', { password: '12345678', repeat_password: '12345678' }, 'password: password_common'],
    ['a short one', { password: 'ngan-qu', repeat_password: 'ngan-qu' }, 'password: password_too_short'],
    ['two different ones', { repeat_password: 'khac-hoan-toan' }, 'repeat_password: rule.password.repeated'],
    [
      'the name as password',
      { username: 'thu_ha_thu_ha', password: 'thu_ha_thu_ha', repeat_password: 'thu_ha_thu_ha' },
      'password: rule.password.not_the_name',
    ],
    ['a wrong phone', { phone: '0123' }, 'phone: wrong_phone'],
    ['a wrong username', { username: 'Thu Hà' }, 'username: wrong_username'],
    ['no name', { display_name: ' ' }, 'display_name: is_empty'],
    ['rights', { permissions: ['super_admin'] }, 'permissions: unknown_field'],
    ['a state', { status: 1 }, 'status: unknown_field'],
  ])('%s is refused before anything is looked up', async (_case, change, problem) => {
    const reply = await anybody.post('/register', { ...STAFF, ...change });
    expect([reply.status, fieldsOf(reply)]).toEqual([422, [problem]]);
    expect(errorOf(reply)?.fields?.[0]?.message).not.toContain('rule.');
  });

  test('a new customer gets a company of its own, and its main account works at once', async () => {
    await confirm(COMPANY.phone);
    expect((await anybody.post('/customer-register', COMPANY)).status).toBe(200);
    const owner = await server.login('co.ba', COMPANY.password);
    const { json } = await owner.post('/me');
    expect(json).toMatchObject({
      customer: { company_name: COMPANY.company_name, id_country: 1, currency: 'VND' },
      permissions: ['super_admin'],
    });
    expect((json['customer'] as { id: number; id_identity: number }).id_identity).toBe(json['identity_id']);
    const company = await owner.send('GET', '/company');
    expect(company.json).toMatchObject({
      account_type: 'household_business',
      code: expect.stringMatching(/^\w{8}$/),
    });
    const [trial] = (await owner.send('GET', '/licenses')).json['rows'] as {
      key: string;
      valid_until: string;
    }[];
    const days = (Date.parse(trial?.valid_until ?? '') - Date.now()) / 86_400_000;
    expect([trial?.key, Math.floor(days)], 'on trial, the thirtieth day whole').toEqual(['company', 30]);
    expect((await owner.post('/employee-list', { page: 1 })).json['total']).toBe(1);
    expect((await owner.post('/order-list', { page: 1 })).json['total']).toBe(0);
  });

  test('a company of another country has phones by the rule of that country, and its currency (spec 5, 9)', async () => {
    const company = {
      ...COMPANY,
      company_name: 'Manila Trading',
      country: 2,
      phone: '+63 917 123 4567',
      username: 'manila',
    };
    await confirm('09171234567');
    const wrong = await anybody.post('/customer-register', { ...company, phone: '0917123456' });
    expect(fieldsOf(wrong)).toEqual(['phone: wrong_phone']);
    expect((await anybody.post('/customer-register', { ...company, country: 99 })).status).toBe(422);
    expect((await anybody.post('/customer-register', company)).status).toBe(200);
    const { json } = await (await server.login('manila', COMPANY.password)).post('/me');
    expect(json).toMatchObject({ customer: { id_country: 2, currency: 'PHP' } });
  });

  test('a company of a known name is asked about, whoever has a confirmed phone, and may be registered all the same', async () => {
    const company = { ...COMPANY, company_name: ' HỘ kinh doanh  Hoa Ban', username: 'hoa.ban' };
    const [known] = await server.parts.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(
        `insert into khuon_customer (company_name, id_country) values ('Hộ kinh doanh hoa ban', 1) returning id`,
      )
      .then(({ rows }) => rows);
    expect(known).toBeDefined();
    expect(errorOf(await anybody.post('/customer-register', company))?.code).toBe('phone_not_confirmed');
    await confirm(company.phone);
    const asked = await anybody.post('/customer-register', company);
    expect([asked.status, errorOf(asked)?.code]).toEqual([409, 'not_confirmed']);
    expect(fieldsOf(asked)).toEqual(['company_name: messages.company_known']);
    expect(errorOf(asked)?.fields?.[0]?.message).toContain('Hoa Ban');
    // The phone stays confirmed: nothing was stored.
    const yes = await anybody.post('/customer-register?confirmed=messages.company_known', company);
    expect(yes.status, yes.body).toBe(200);
  });

  test('the terms must be agreed to, and the type of account be known', async () => {
    const reply = await anybody.post('/customer-register', {
      ...COMPANY,
      agree: false,
      account_type: 'bank',
    });
    expect(fieldsOf(reply)?.sort()).toEqual([
      'account_type: not_a_choice',
      'agree: rule.customer-register.agreed',
    ]);
  });

  test('the same request twice, as after a lost answer, registers once', async () => {
    await confirm(STAFF.phone);
    const headers = { 'idempotency-key': 'visitor-1' };
    const replies = [
      await anybody.post('/register', STAFF, headers),
      await anybody.post('/register', STAFF, headers),
    ];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    const list = await admin.post('/employee-list', { page: 1, filters: { username: 'thu_ha' } });
    expect(list.json['total']).toBe(1);
  });

  test('what one process confirmed, another takes', async () => {
    const elsewhere = createCaller(await server.another(), undefined);
    await confirm(STAFF.phone);
    expect((await elsewhere.post('/register', STAFF)).status).toBe(200);
  });
});
