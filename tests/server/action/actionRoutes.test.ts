import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActionModel } from '#contract/action.ts';
import type { Context } from '#contract/context.ts';
import type { Values } from '#contract/logic.ts';
import type { ServerModel } from '#contract/model.ts';
import type { HttpPort } from '#contract/ports.ts';
import type { ModuleCode } from '#contract/module.ts';
import { actionRoutes } from '#server/action/actionRoutes.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import type { Db } from '#server/db/Db.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, shopModel, warehouse } from '../../support/shopModel.ts';

const isDear = ({ rent }: Values): boolean => Number(rent) > 100;
const accepts: ActionModel['validate'] = Object.assign(() => true, { errors: null });
const open: ActionModel = {
  key: 'open_branch',
  stem: 'open-branch',
  module: 'shop',
  url: '/shop/open-branch',
  permissions: [MANAGER],
  input: [
    { name: 'name', type: 'text', json: 'string', required: true, maxLength: 20 },
    { name: 'rent', type: 'money', json: 'integer', default: 5 },
    { name: 'lessor', type: 'text', json: 'string', requiredIf: ({ record }) => isDear(record) },
    {
      name: 'term',
      type: 'integer',
      json: 'integer',
      required: true,
      visible: ({ record }) => isDear(record),
    },
  ],
  validate: accepts,
};
/** Not without a key, and twice in a minute. */
const strict: ActionModel = {
  ...open,
  key: 'ask_fee',
  url: '/shop/ask-fee',
  input: [],
  idempotent: true,
  limit: { times: 2, seconds: 60 },
};
/** It asks another system. */
const outside: ActionModel = { ...open, key: 'ask_rent', url: '/shop/ask-rent', outside: true };
const code: ModuleCode = {
  actions: {
    ask_rent: (async ({ ports, change }: Context, { name }: { name: string }) => {
      const { body } = await ports.http.send({ url: `https://rents.test/${name}` });
      const rows = await change(({ records }) => records(warehouse.name).find({ code_name: 'OUT' }));
      return { rent: Number(String(body)), known: rows.length };
    }) as never,
    ask_fee: async () => ({ fee: 7 }),
    open_branch: async ({ records, refuse }, { name, rent }) => {
      const made = await records(warehouse.name).create([{ code_name: 'NEW', name, rent }]);
      if (name === 'Kho cấm') refuse('in_use', 'name');
      return { made: made.length };
    },
  },
};
const model: ServerModel = { ...shopModel, actions: [open, strict, outside], code: { shop: code } };

describeOnDatabase('an action', (database) => {
  let db: Db;
  const sent: string[] = [];
  const http: HttpPort = {
    // The embedded database has one connection: with a transaction open this would wait for ever.
    send: async ({ url }) => {
      sent.push(url);
      await db.withoutTenant('seed').query('select 1');
      return { status: 200, headers: {}, body: Buffer.from('7') };
    },
  };
  let shop: ShopApp;

  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, []);
    // Its rows have ids of their own.
    await db
      .withoutTenant('seed')
      .query(`select setval(pg_get_serial_sequence('shop_warehouse', 'id'), 1000)`);
    const silent = { listChanged: async () => undefined };
    shop = await openShopApp(db, shopSession([MANAGER]), [actionRoutes], {
      model,
      moduleContext: createModuleContext,
      http: http as never,
      signals: silent as never,
    });
  });
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  const call = async (payload: object, key?: string, url = open.url) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'x-client-key': 'khuon',
        ...(key && { 'idempotency-key': key }),
      },
      payload,
    });
    return { status: reply.statusCode, json: reply.json<Record<string, unknown>>() };
  };
  const branches = async () =>
    (
      await db
        .withoutTenant('seed')
        .query('select name, rent, created_by from shop_warehouse where code_name = $1', ['NEW'])
    ).rows;

  it('does what its code says, fills defaults, and is one with its answer however often it is sent', async () => {
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const answers = [await call({ name: ' Kho mới ' }, key), await call({ name: ' Kho mới ' }, key)];
    expect(answers).toEqual([
      { status: 200, json: { made: 1 } },
      { status: 200, json: { made: 1 } },
    ]);
    expect(await branches()).toMatchObject([{ name: 'Kho mới', rent: 5 }]);
  });

  it('leaves nothing of what it refuses', async () => {
    expect(await call({ name: 'Kho cấm' })).toMatchObject({
      status: 409,
      json: { error: { code: 'in_use' } },
    });
    expect(await branches()).toHaveLength(1);
  });

  it('names everything that is wrong with what is sent', async () => {
    const { status, json } = await call({ rent: 'x', colour: 1 });
    expect(status).toBe(422);
    expect((json['error'] as { fields: { path: string; code: string }[] }).fields).toMatchObject([
      { path: 'colour', code: 'unknown_field' },
      { path: 'name', code: 'is_empty' },
    ]);
  });

  it('wants what is needed as things stand, and nothing of what is hidden', async () => {
    const { status, json } = await call({ name: 'Kho', rent: 101 });
    expect(status).toBe(422);
    expect((json['error'] as { fields: unknown }).fields).toMatchObject([
      { path: 'lessor', code: 'is_empty' },
      { path: 'term', code: 'is_empty' },
    ]);
  });

  it('wants a key where it says so, and passes as often as it says', async () => {
    expect(await call({}, undefined, strict.url)).toMatchObject({
      status: 400,
      json: { error: { code: 'key_missing' } },
    });
    const replies = [];
    for (const key of ['one', 'two', 'three']) replies.push(await call({}, key, strict.url));
    expect(replies).toMatchObject([
      { status: 200, json: { fee: 7 } },
      { status: 200 },
      { status: 429, json: { error: { code: 'too_many' } } },
    ]);
  });

  it('that asks other systems has no transaction open meanwhile, and is checked like the others', async () => {
    expect(await call({ name: 'kho' }, undefined, outside.url)).toEqual({
      status: 200,
      json: { rent: 7, known: 0 },
    });
    expect(sent).toEqual(['https://rents.test/kho']);
    expect((await call({ colour: 1 }, undefined, outside.url)).status).toBe(422);
    expect(sent).toHaveLength(1);
  });

  it('is not there for whoever may not call it', async () => {
    shop.sessions.set(TOKEN, shopSession([]));
    expect((await call({ name: 'Kho' })).status).toBe(403);
    shop.sessions.set(TOKEN, shopSession([MANAGER]));
  });
});
