import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSql } from '#server/access/rowPredicate.ts';
import { mergeSettings } from '#server/settings/settingsOf.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { shopSession } from '../../support/shop.ts';
import { order, shopModel } from '../../support/shopModel.ts';

const DAY_MINUTES = 24 * 60;

describe('settings of a customer', () => {
  let server: TestServer;
  let admin: Caller;
  let staff: Caller;

  beforeAll(async () => {
    server = await startTestServer(testDatabases[0], { rows: 12 });
    await server.db.withoutTenant('maintenance').query('delete from khuon_setting');
    [admin, staff] = [await server.login('admin'), await server.login('warehouse')];
  });
  afterAll(() => server.close());

  const read = async (caller: Caller) => (await caller.send('GET', '/setting/own')).json;
  const change = (caller: Caller, body: object) => caller.send('PUT', '/setting/own', body);
  const codesOf = (json: Record<string, unknown>) =>
    (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
      path,
      code,
    ]);

  it('are the defaults of the schemas until somebody sets them', async () => {
    expect(await read(admin)).toMatchObject({
      id: 'own',
      version: 0,
      order_cod_limit: null,
      order_hold_days: 14,
    });
  });

  it('are for holders of the code of their page', async () => {
    expect((await staff.send('GET', '/setting/own')).status).toBe(403);
    expect((await change(staff, { order_hold_days: 3 })).status).toBe(403);
    expect((await server.anonymous.send('GET', '/setting/own')).status).toBe(401);
  });

  it('are checked like every other value', async () => {
    const { status, json } = await change(admin, { order_hold_days: 900, order_cod_limit: -1, nope: 1 });
    expect(status).toBe(422);
    expect(codesOf(json).sort()).toEqual([
      ['nope', 'unknown_field'],
      ['order_cod_limit', 'too_small'],
      ['order_hold_days', 'too_big'],
    ]);
    const empty = await change(admin, { order_hold_days: null });
    expect(codesOf(empty.json)).toEqual([['order_hold_days', 'is_empty']]);
    expect(await read(admin)).toMatchObject({ version: 0, order_hold_days: 14 });
  });

  it('hold at once for every session of the company, and for no other company', async () => {
    const { status, json } = await change(admin, { version: 0, order_cod_limit: 1_000_000 });
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: 1, order_cod_limit: 1_000_000, order_hold_days: 14 });
    const me = await staff.post('/me');
    expect(me.json['settings']).toMatchObject({ order_cod_limit: 1_000_000, order_hold_days: 14 });
    expect(await read(await server.login('other'))).toMatchObject({ version: 0, order_cod_limit: null });
  });

  it('refuse a change over somebody else’s, with what stands there now', async () => {
    const { status, json } = await change(admin, { version: 0, order_cod_limit: 5 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      current: { version: 1, order_cod_limit: 1_000_000 },
      differs: ['order_cod_limit'],
    });
  });

  it('are what the rules of records look at', async () => {
    const goods = await staff.post('/goods/lookup', {});
    const [{ id: goods_id }] = goods.json['rows'] as [{ id: number }];
    const body = {
      receiver_name: 'Lan',
      receiver_phone: '0912345678',
      receiver_country: 1,
      receiver_address: '1 Lê Lợi',
      lines: [{ goods_id, quantity: 1 }],
    };
    const refused = await admin.post('/order', { ...body, cod_amount: 1_000_001 });
    expect(refused.status, JSON.stringify(refused.json)).toBe(422);
    expect(codesOf(refused.json)).toEqual([['cod_amount', 'rule.order.cod_above_limit']]);
    const taken = await admin.post('/order', { ...body, cod_amount: 1_000_000 });
    expect(taken.status, JSON.stringify(taken.json)).toBe(201);
    const hold = (days: number) =>
      admin.post(`/order/${String(taken.json['id'])}/hold`, {
        hold_for: days * DAY_MINUTES,
        hold_reason: 'Khách hẹn',
      });
    expect((await hold(15)).status).toBe(422);
    expect((await hold(13)).status).toBe(200);
  });
});

describe('settings of a model', () => {
  const days = { name: 'days', type: 'integer', json: 'integer', default: 7 } as const;
  const note = { name: 'note', type: 'text', json: 'string' } as const;
  const model = { ...shopModel, modules: [{ name: 'shop', settings: [days, note] }] };

  it('are what is stored under module and name, else the default, else null', () => {
    expect(mergeSettings(model, {})).toEqual({ days: 7, note: null });
    expect(mergeSettings(model, { 'shop.days': 3, 'other.note': 'x', note: 'x' })).toEqual({
      days: 3,
      note: null,
    });
  });

  it('are values of a compiled condition', () => {
    const values: unknown[] = [];
    const sql = { text: 't."quantity" <= {settings.days}', params: ['settings.days'] };
    const viewer = { session: shopSession([], { settings: { days: 3 } }), codes: [], now: new Date() };
    const text = bindSql(sql, order, viewer, (value, type) => `$${values.push(value)}::${type}`);
    expect([text, values]).toEqual(['t."quantity" <= $1::numeric', [3]]);
  });
});
