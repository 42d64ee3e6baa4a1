import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityModel, FieldModel, ListModel, ServerModel } from '#contract/model.ts';
import type { Db, Tx } from '#server/db/Db.ts';
import { migrate, readMigrationPlan } from '#server/db/migrations/migrate.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createTexts } from '#server/http/createTexts.ts';
import { Failure } from '#server/http/Failure.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { recordReadRoutes } from '#server/list/recordReadRoutes.ts';
import { insertRows } from '#server/seed/insertRows.ts';
import { runChange } from '#server/write/runChange.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, shopModel, warehouse } from '../../support/shopModel.ts';

const count = (name: string): FieldModel => ({
  name,
  type: 'integer',
  json: 'integer',
  required: true,
  default: 0,
});

/** How many of a thing lie where. */
const level: EntityModel = {
  ...warehouse,
  name: 'shop_level',
  table: 'shop_level',
  written: 'module',
  display: ['#', { field: 'id' }],
  search: [],
  lookup: null,
  index: [],
  softDelete: false,
  access: { read: [MANAGER], create: null, update: null, delete: null },
  fields: [
    {
      name: 'warehouse_id',
      type: 'reference',
      json: 'integer',
      required: true,
      reference: { entity: warehouse.name, onDelete: 'restrict' },
    },
    { name: 'cell', type: 'text', json: 'string' },
    count('on_hand'),
    count('reserved'),
  ],
  unique: [{ key: 'place', fields: ['warehouse_id', 'cell'], nulls: 'same', message: 'messages.duplicate' }],
  checks: [
    {
      key: 'reserved',
      sql: { text: '(0 <= t."reserved" AND t."reserved" <= t."on_hand")', params: [] },
      message: 'rule.shop_level.reserved',
    },
  ],
};

const column = (key: string) => ({
  key,
  steps: [],
  leaf: key,
  type: 'integer' as const,
  label: key,
  show: 'default' as const,
  sort: false,
  sum: true,
  export: true,
});
const levels: ListModel = {
  screen: 'shop/levels',
  route: '/shop/levels',
  module: 'shop',
  entity: level.name,
  permissions: [MANAGER],
  urls: { list: '/shop-levels' },
  downloadName: 'levels.xlsx',
  columns: [column('on_hand'), column('reserved')],
  filters: [],
  counts: [],
  viewModes: [],
  sort: { field: 'id', order: 'ASC' },
  pageSize: 20,
};
const model: ServerModel = {
  ...shopModel,
  entities: [...shopModel.entities, level],
  lists: [levels],
  messages: {
    ...shopModel.messages,
    vi: { 'rule.shop_level.reserved': 'Giữ nhiều hơn tồn.', 'messages.invalid': 'Sai.' },
  },
};

describeOnDatabases('rows that a module writes by itself', (database) => {
  let db: Db;
  let shop: ShopApp;
  let reserve: (tx: Tx) => Promise<unknown>;

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, []);
    const texts = createTexts(() => model.messages);
    shop = await openShopApp(db, shopSession([MANAGER]), [listRoutes, recordReadRoutes, writeRoutes, calls], {
      model,
      texts,
    });
    const rows = [{ warehouse_id: 1, on_hand: 5, reserved: 0, created_at: '2026-01-01T00:00:00Z' }];
    await db
      .withoutTenant('seed')
      .transaction((tx) => insertRows({ tx, world: { entity: () => level }, customerId: 1 }, level, rows));
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  /** A call of the module's own, which does what the test wants. */
  const calls: typeof writeRoutes = (app, parts) => {
    app.post('/reserve', { config: { access: [MANAGER] } }, (request, reply) =>
      runChange(parts, request, reply, async ({ tx }) => ({ body: { done: await reserve(tx) } })),
    );
  };
  const failureOf = async (sql: string) => {
    reserve = (tx) => tx.query(sql);
    const { status, json } = await shop.post('/reserve');
    return { status, error: json['error'] as { code: string; fields?: { message: string }[] } };
  };

  it('have neither version nor stamps of a change, and a table that is as it should be', async () => {
    expect(await readMigrationPlan(db, toDatabaseShape(model))).toEqual([]);
    const { rows } = await db
      .withoutTenant('maintenance')
      .query('insert into shop_level (customer_id, warehouse_id, cell) values (1, 2, $1) returning *', [
        'A1',
      ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['cell', 'created_at', 'created_by', 'customer_id', 'id', 'on_hand', 'reserved', 'warehouse_id'].sort(),
    );
    expect(rows[0]).toMatchObject({ on_hand: 0, reserved: 0 });
  });

  it('are read, listed and added up as any others, and changed by nobody', async () => {
    const { json } = await shop.post('/shop-levels', { perPage: 1, page: 1 });
    expect(json['rows']).toEqual([{ id: 1, on_hand: 5, reserved: 0 }]);
    expect(json['sum']).toMatchObject({ on_hand: 5 });
    const headers = { authorization: 'Bearer token-of-company-one-01', 'x-client-key': 'khuon' };
    const one = await shop.app.inject({ url: '/api/shop_level/1', headers });
    expect(one.json()).toMatchObject({ id: 1, on_hand: 5 });
    expect(one.json()).not.toHaveProperty('version');
    expect((await shop.post('/shop_level', { warehouse_id: 3 })).json['error']).toMatchObject({
      code: 'unknown_route',
    });
  });

  it('are held to their checks, whose message people get', async () => {
    const broken = await failureOf('update shop_level set reserved = on_hand + 1 where id = 1');
    expect(broken.status).toBe(422);
    expect(broken.error.fields?.map(({ message }) => message)).toEqual(['Giữ nhiều hơn tồn.']);
  });

  it('repeat nothing, and what is not said counts as said', async () => {
    const again = 'insert into shop_level (customer_id, warehouse_id) values (1, 1)';
    expect(await failureOf(again)).toMatchObject({ status: 409, error: { code: 'duplicate_unnamed' } });
    const { rows } = await db
      .forTenant(1)
      .query<{ on_hand: number }>(
        `${again} on conflict (customer_id, warehouse_id, cell) do update set on_hand = shop_level.on_hand + 1 returning on_hand`,
      );
    expect(rows).toEqual([{ on_hand: 6 }]);
  });

  it('a failure of a statement takes back to a savepoint, and the rest goes on', async () => {
    reserve = async (tx) => {
      await tx.query('savepoint one');
      const failure = await tx
        .query('update shop_level set reserved = -1 where id = 1')
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Failure);
      await tx.query('rollback to savepoint one');
      return (await tx.query('update shop_level set reserved = 1 where id = 1')).rowCount;
    };
    expect(await shop.post('/reserve')).toMatchObject({ status: 200, json: { done: 1 } });
  });

  it('a stricter check waits while a row breaks it; one that is gone goes', async () => {
    const strict = { key: 'some', sql: { text: '(t."on_hand" > 0)', params: [] }, message: 'm' };
    const wanted = toDatabaseShape({
      ...model,
      entities: [...shopModel.entities, { ...level, checks: [strict] }],
    });
    const first = await migrate(db, wanted, { allowDestructive: false });
    expect(first.applied.map(({ title }) => title)).toEqual([
      'shop_level: drop check shop_level__reserved__check',
    ]);
    expect(first.held.map(({ step }) => step.title)).toEqual([
      'shop_level: add check shop_level__some__check',
    ]);
    await db.withoutTenant('maintenance').query('update shop_level set on_hand = 1 where on_hand = 0');
    expect((await migrate(db, wanted, { allowDestructive: false })).held).toEqual([]);
    expect(await readMigrationPlan(db, wanted)).toEqual([]);
  });
});
