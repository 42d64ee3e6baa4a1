import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { billModel } from '../../generators/golden/computed/expected/shop/bill.entity.gen.server.ts';
import { billLineModel } from '../../generators/golden/computed/expected/shop/bill-line.entity.gen.server.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { shopSession } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { shopModel } from '../../support/shopModel.ts';

// The bills of the golden case "computed": every value stands before those that it is worked out from.
const codes = ['bill_manager'];
const access = { read: codes, create: codes, update: codes, delete: null };
const codeOfWeight: FieldModel = { name: 'note', type: 'text', json: 'string' };
const bill: EntityModel = {
  ...billModel,
  access,
  audit: false,
  fields: [...billModel.fields.filter(({ name }) => !name.endsWith('ed_by')), codeOfWeight],
  rules: [
    ...billModel.rules,
    {
      key: 'was_heavy',
      check: ({ old, record }) => old === null || old['is_heavy'] === false || record['note'] === 'heavy',
      level: 'error',
      on: ['update'],
      message: 'rule.bill.was_heavy',
      at: 'note',
    },
  ],
};
const line: EntityModel = {
  ...billLineModel,
  fields: billLineModel.fields.filter(({ name }) => !name.endsWith('ed_by')),
  access,
  audit: false,
};
const model: ServerModel = { ...shopModel, entities: [bill, line], lists: [] };

describeOnDatabases('records with values that follow from others', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await db
      .withoutTenant('seed')
      .script(
        `insert into khuon_customer (id, key) values (1, 'one'); insert into khuon_session (customer_id, id, account_id, token_hash, idle_expires_at, expires_at) values (1, 1, 7, 'one', now() + interval '1 hour', now() + interval '1 hour')`,
      );
    shop = await openShopApp(db, shopSession(codes), [writeRoutes], { model });
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const put = async (id: unknown, payload: object) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon', 'accept-language': 'vi' };
    const url = `/api/bill/${String(id)}`;
    const reply = await shop.app.inject({ method: 'PUT', url, headers, payload });
    return { status: reply.statusCode, body: reply.body, json: reply.json<Record<string, unknown>>() };
  };
  const begin = { start_on: '2026-01-31', days: 1 };
  const lines = [
    { sku: 'a', quantity: 2, price: 500 },
    { sku: 'b', quantity: 10, price: 30 },
  ];

  it('stores what belongs together, from the first write on', async () => {
    const made = await shop.post('/bill', { ...begin, code: 'A', is_vip: true, gift: 'cup', lines });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({
      rate: 20,
      total: 1040,
      tax: 104,
      grand_total: 1144,
      gift: 'cup',
      weight: 89,
      is_heavy: false,
      lines: [
        { gross: 1000, reduction: 200, net: 800, weight: 14 },
        { gross: 300, reduction: 60, net: 240, weight: 70 },
      ],
    });
  });

  it('works rows out again when only their parent changes', async () => {
    const { json: made } = await shop.post('/bill', {
      ...begin,
      code: 'B',
      is_vip: true,
      gift: 'cup',
      lines,
    });
    const changed = await put(made['id'], { version: 1, is_vip: false });
    expect(changed.status, changed.body).toBe(200);
    expect(changed.json).toMatchObject({
      total: 1300,
      grand_total: 1430,
      gift: 'cup',
      lines: [{ net: 1000 }, { net: 300 }],
    });
  });

  it('knows what is worked out on read before and after a change, and stores no change of it', async () => {
    const { json: made } = await shop.post('/bill', { ...begin, code: 'C', lines: [...lines, ...lines] });
    expect(made).toMatchObject({ weight: 173, is_heavy: true });
    const same = await put(made['id'], { version: 1, code: 'C', note: null });
    expect(same.json['error']).toMatchObject({ code: 'invalid', fields: [{ path: 'note' }] });
    const noted = await put(made['id'], { version: 1, note: 'heavy' });
    expect(noted.json).toMatchObject({ version: 2, is_heavy: true });
    const again = await put(made['id'], { version: 2, note: 'heavy' });
    expect(again.json, again.body).toMatchObject({ version: 2 });
  });

  it('says what is to be filled in where a condition needs it', async () => {
    const codesOf = ({ json }: { json: Record<string, unknown> }) =>
      (json['error'] as { fields?: { path: string; code: string }[] }).fields?.map(
        ({ path, code }) => `${path} ${code}`,
      );
    const empty = await shop.post('/bill', { lines: [{ sku: 'a' }] });
    expect([empty.status, codesOf(empty)]).toEqual([
      422,
      [
        'start_on is_empty',
        'days is_empty',
        'code is_empty',
        'lines.0.quantity is_empty',
        'lines.0.price is_empty',
      ],
    ]);
    const late = await shop.post('/bill', { code: 'D', start_on: '2026-12-31', days: 1 });
    expect([late.status, codesOf(late)]).toEqual([422, ['days rule.bill.ends_late']]);
    const asked = await shop.post('/bill', { ...begin, code: 'DX' });
    expect([asked.status, codesOf(asked)]).toEqual([422, ['reason is_empty']]);
  });

  it('does not want a required field that its condition hides', async () => {
    const made = await shop.post('/bill', { ...begin, code: 'E', days: 2 });
    expect(made.status, made.body).toBe(201);
    expect(made.json).toMatchObject({ end_on: '2026-02-02', reason: null });
  });
});
