import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import { SqlError, type Db } from '#server/db/Db.ts';
import { migrateModel } from '#server/db/migrations/migrateModel.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createTexts } from '#server/http/createTexts.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createRecords } from '#server/write/createRecords.ts';
import { createChange } from '#server/write/runChange.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PRICE, shopModel, warehouse } from '../../support/shopModel.ts';

const place: FieldModel = {
  name: 'warehouse_id',
  type: 'reference',
  json: 'integer',
  reference: { entity: warehouse.name, onDelete: 'restrict' },
};
/** What a tier of customers pays in a warehouse, from day to day; withdrawn ones count no more. */
const rate: EntityModel = {
  ...warehouse,
  name: 'shop_rate',
  table: 'shop_rate',
  display: [{ field: 'note' }],
  search: [],
  lookup: [MANAGER],
  access: { read: [MANAGER], create: [MANAGER], update: [MANAGER], delete: [MANAGER] },
  fields: [
    place,
    { name: 'tier', type: 'text', json: 'string' },
    { name: 'starts_on', type: 'date', json: 'string', required: true },
    { name: 'ends_on', type: 'date', json: 'string' },
    { name: 'is_off', type: 'boolean', json: 'boolean', default: false },
    { name: 'note', type: 'text', json: 'string', read: [PRICE] },
  ],
  unique: [],
  period: {
    from: 'starts_on',
    to: 'ends_on',
    keys: ['warehouse_id', 'tier'],
    where: { text: 't."is_off" is distinct from true', params: [] },
    counts: ({ record }) => record['is_off'] !== true,
  },
};
const vi = {
  'messages.period_taken': 'Trùng “{{value}}” ({{period}}).',
  'shop_rate.starts_on': 'Từ ngày',
};
const toModel = (entity: EntityModel): ServerModel => ({
  ...shopModel,
  entities: [...shopModel.entities, entity],
  lists: [],
  messages: { ...shopModel.messages, vi },
});
const model = toModel(rate);

describeOnDatabases('days on which records hold', (database) => {
  let db: Db;
  let shop: ShopApp;
  const texts = createTexts(() => model.messages);
  const open = (codes: readonly string[]) =>
    openShopApp(db, shopSession(codes), [writeRoutes], { model, texts });
  const run = (text: string) => db.withoutTenant('seed').query<{ id: number }>(text);

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, []);
    shop = await open([MANAGER, PRICE]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });
  beforeEach(() => run('delete from shop_rate'));

  const base = { warehouse_id: 1, tier: 'A' };
  const add = (from: string, to: string | null, more: object = {}) =>
    shop.post('/shop_rate', { ...base, starts_on: from, ends_on: to, ...more });
  const errorOf = ({ json }: { json: Record<string, unknown> }) =>
    json['error'] as { code: string; fields: { path: string; code: string; message: string }[] };
  const daysOf = async () =>
    (
      await run(
        `select starts_on::text || ' ' || coalesce(ends_on::text, '') as id from shop_rate order by starts_on, id`,
      )
    ).rows.map(({ id }) => id);

  it('are refused where another of the same has one of them, which is named with its own', async () => {
    expect((await add('2026-03-01', '2026-03-31', { note: 'Tháng ba' })).status).toBe(201);
    const reply = await add('2026-03-31', null);
    expect(reply.status, reply.body).toBe(409);
    expect(errorOf(reply)).toMatchObject({
      code: 'period_taken',
      fields: [
        { path: 'starts_on', code: 'period_taken', message: 'Trùng “Tháng ba” (01/03/2026 – 31/03/2026).' },
      ],
    });
    expect(await daysOf()).toEqual(['2026-03-01 2026-03-31']);
  });

  it('may follow each other, and those of others may lie beside them', async () => {
    const made = [
      await add('2026-03-01', '2026-03-31'),
      await add('2026-04-01', null),
      await add('2026-03-10', null, { tier: 'B' }),
      await add('2026-03-10', null, { warehouse_id: 2 }),
      await add('2026-03-10', null, { is_off: true }),
      await add('2026-03-10', null, { tier: null }),
      await add('2026-03-10', null, { tier: null }),
    ];
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(errorOf(await add('2026-05-01', '2026-05-01')).fields[0]?.message).toContain('(01/04/2026 –)');
  });

  it('are changed without being in their own way, and are free when their record goes', async () => {
    const { json } = await add('2026-03-01', '2026-03-31');
    const send = (method: 'PUT' | 'DELETE', payload?: object) =>
      shop.app.inject({
        method,
        url: `/api/shop_rate/${String(json['id'])}`,
        headers: { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon' },
        ...(payload ? { payload } : {}),
      });
    expect((await send('PUT', { version: 1, ends_on: '2026-04-15' })).statusCode).toBe(200);
    expect((await add('2026-04-15', null)).status).toBe(409);
    expect((await send('DELETE')).statusCode).toBeLessThan(300);
    expect((await add('2026-04-15', null)).status).toBe(201);
  });

  it('are kept apart among records of one change: the first of them stays', async () => {
    const parts = { model, db, now: () => new Date('2026-02-28T03:00:00Z') } as ServerParts;
    const made = await db.forTenant(1).transaction((tx) => {
      const session = shopSession([MANAGER, PRICE]);
      const change = createChange(parts, { session, language: 'vi', requestId: 'r' }, tx);
      const bodies = ['2026-03-01', '2026-03-20', '2026-04-01'].map((day) => ({
        ...base,
        starts_on: day,
        ends_on: `${day.slice(0, 8)}28`,
      }));
      return createRecords(change, rate, bodies, { cause: 'import', fixed: {} });
    });
    expect(made.map(({ failure }) => failure?.code)).toEqual([undefined, 'period_taken', undefined]);
    expect(await daysOf()).toEqual(['2026-03-01 2026-03-28', '2026-04-01 2026-04-28']);
  });

  it('go to one of two who write them at the same time', async () => {
    const both = await Promise.all([add('2026-03-01', null), add('2026-03-15', null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await daysOf()).toHaveLength(1);
  });

  it('are kept apart by the database itself, which lets one statement swap them', async () => {
    await add('2026-03-01', '2026-03-31', { note: 'a' });
    await add('2026-04-01', '2026-04-30', { note: 'b' });
    const insert = run(
      `insert into shop_rate (customer_id, warehouse_id, tier, starts_on, is_off) values (1, 1, 'A', '2026-04-30', false)`,
    );
    const refused = await insert.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SqlError);
    expect(refused).toMatchObject({ code: '23P01', constraint: 'shop_rate__period' });
    await run(`update shop_rate set starts_on = case note when 'a' then date '2026-04-01' else '2026-03-01' end,
      ends_on = case note when 'a' then date '2026-04-30' else '2026-03-31' end`);
    expect(await daysOf()).toEqual(['2026-03-01 2026-03-31', '2026-04-01 2026-04-30']);
  });

  it('names nothing of the other that the caller may not see', async () => {
    await add('2026-03-01', '2026-03-31', { note: 'Bí mật' });
    const stranger = await open([MANAGER]);
    const reply = await stranger.post('/shop_rate', { ...base, starts_on: '2026-03-31', ends_on: null });
    await stranger.app.close();
    expect(reply.status).toBe(409);
    expect(reply.body).not.toContain('Bí mật');
  });

  it('are held to once stored rows let it, and said until then', async () => {
    const { period: _, ...loose } = rate;
    const other = await database.open(toDatabaseShape(toModel(loose)));
    await fillShop(other, []);
    const ask = (text: string) => other.withoutTenant('seed').query(text);
    await ask(`insert into shop_rate (customer_id, warehouse_id, tier, starts_on, is_off)
      values (1, 1, 'A', '2026-03-01', false), (1, 1, 'A', '2026-03-20', false)`);
    const safe = { allowDestructive: false };
    const { held } = await migrateModel(other, model, safe);
    expect(held.map(({ step }) => step.title)).toEqual(['shop_rate: add check shop_rate__period']);
    await ask(`update shop_rate set ends_on = '2026-03-19' where starts_on = '2026-03-01'`);
    const { applied } = await migrateModel(other, model, safe);
    expect(applied.map(({ title }) => title)).toEqual(['shop_rate: add check shop_rate__period']);
    expect(await migrateModel(other, model, safe)).toEqual({ applied: [], held: [] });
    await other.close();
  });
});
