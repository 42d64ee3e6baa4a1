import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createRecords } from '#server/write/createRecords.ts';
import { createChange } from '#server/write/runChange.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { createTexts } from '#server/http/createTexts.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PRICE, shopModel, warehouse } from '../../support/shopModel.ts';

const place: FieldModel = {
  name: 'warehouse_id',
  type: 'reference',
  json: 'integer',
  reference: { entity: warehouse.name, onDelete: 'restrict' },
};
const shift: EntityModel = {
  ...warehouse,
  name: 'shop_shift',
  table: 'shop_shift',
  display: [{ field: 'note' }],
  search: [],
  lookup: null,
  access: { read: [MANAGER], create: [MANAGER], update: [MANAGER], delete: null },
  fields: [
    place,
    { name: 'day', type: 'date', json: 'string' },
    { name: 'reward', type: 'text', json: 'string', read: [PRICE] },
    { name: 'note', type: 'text', json: 'string' },
  ],
  unique: [
    { key: 'day', fields: ['warehouse_id', 'day'], message: 'rule.shift.day_taken' },
    { key: 'reward', fields: ['note', 'reward'], message: 'rule.shift.reward_taken' },
  ],
};
const vi = {
  'messages.duplicate': '{{label}}: "{{value}}" đã có.',
  'messages.duplicate_unnamed': '{{label}} này đã có.',
  'rule.shift.day_taken': '"{{value}}" đã có ca.',
  'shop_shift.warehouse_id': 'Kho',
  'shop_shift.day': 'Ngày',
  'shop_shift.note': 'Ghi chú',
  'shop_shift.reward': 'Thưởng',
};
const model: ServerModel = {
  ...shopModel,
  entities: [...shopModel.entities, shift],
  lists: [],
  messages: { ...shopModel.messages, vi },
};

describeOnDatabases('a record that repeats another', (database) => {
  let db: Db;
  let shop: ShopApp;
  const texts = createTexts(() => model.messages);
  const open = (codes: readonly string[]) =>
    openShopApp(db, shopSession(codes), [writeRoutes], { model, texts });

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, []);
    shop = await open([MANAGER, PRICE]);
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const errorOf = (json: Record<string, unknown>) =>
    json['error'] as { code: string; message: string; fields: { path: string; message: string }[] };

  it('is named by what pickers call its references, and by days as screens show them', async () => {
    const body = { warehouse_id: 1, day: '2026-02-28' };
    expect((await shop.post('/shop_shift', body)).status).toBe(201);
    const { status, json } = await shop.post('/shop_shift', body);
    expect(status).toBe(409);
    expect(errorOf(json)).toMatchObject({
      code: 'duplicate',
      message: 'Kho, Ngày: "HN – Kho chính, 28/02/2026" đã có.',
      fields: [{ path: 'warehouse_id', message: '"HN – Kho chính, 28/02/2026" đã có ca.' }],
    });
  });

  it('among others of a sheet is named alike', async () => {
    const parts = { model, db, now: () => new Date('2026-02-28T03:00:00Z') } as ServerParts;
    const session = shopSession([MANAGER, PRICE]);
    const made = await db.forTenant(1).transaction((tx) => {
      const change = createChange(parts, { session, language: 'vi', requestId: 'r' }, tx);
      const bodies = ['2026-03-01', '2026-03-01'].map((day) => ({ warehouse_id: 2, day }));
      const options = { cause: 'import', fixed: {} } as const;
      return createRecords(change, shift, bodies, options);
    });
    const failure = made[1]?.failure;
    expect(failure).toMatchObject({ options: { params: { value: ['SG – Kho phụ', '01/03/2026'] } } });
  });

  it('tells nobody a value of a field that he may not see, nor the field', async () => {
    const body = { note: 'bí mật', reward: 'xe máy' };
    expect((await shop.post('/shop_shift', body)).status).toBe(201);
    const [known] = (
      await db
        .withoutTenant('seed')
        .query<{ id: number }>(
          `insert into shop_shift (customer_id, id, note, reward) values (1, 99, 'khác', 'xe máy') returning id`,
        )
    ).rows;
    const stranger = await open([MANAGER]);
    const reply = await stranger.app.inject({
      method: 'PUT',
      url: `/api/shop_shift/${known?.id}`,
      headers: {
        authorization: 'Bearer token-of-company-one-01',
        'x-client-key': 'khuon',
        'accept-language': 'vi',
      },
      payload: { version: 1, note: 'bí mật' },
    });
    await stranger.app.close();
    expect(reply.statusCode).toBe(409);
    expect(reply.body).not.toMatch(/xe máy|reward|Thưởng/);
    expect(errorOf(reply.json())).toMatchObject({
      code: 'duplicate_unnamed',
      message: 'Ghi chú này đã có.',
      fields: [{ path: 'note', message: 'Ghi chú này đã có.' }],
    });
  });
});
