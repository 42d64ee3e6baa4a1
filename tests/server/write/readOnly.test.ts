import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogicContext } from '#contract/logic.ts';
import type { EntityModel, FieldModel, FormModel, ServerModel } from '#contract/model.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Db } from '#server/db/Db.ts';
import { workflowRoutes } from '#server/workflow/workflowRoutes.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { line, MANAGER, order, PRICE, RESTRICTED, shopModel } from '../../support/shopModel.ts';

/*
 * `x-readonly` on the server: what is posted stays as it is, by every way to change it. An order of status 80 is posted;
 * lines are closed from 40 on, by their parent.
 */

const isPosted = ({ record }: LogicContext): boolean => record['status'] === 80;
const closed: Record<string, FieldModel['readOnlyIf']> = {
  quantity: isPosted,
  lines: isPosted,
  due_on: () => true,
};

const workflow: WorkflowModel = {
  entity: 'shop_order',
  field: 'status',
  initial: [{ to: -100 }],
  states: [
    { key: 'created', value: -100, tone: 'neutral' },
    { key: 'ready', value: 40, tone: 'info' },
    { key: 'picked', value: 80, tone: 'success' },
  ],
  transitions: [
    {
      key: 'count',
      from: [-100, 40, 80],
      to: null,
      permissions: [],
      form: 'shop-count',
      bulk: true,
      set: { quantity: ({ input }) => input['counted'] },
    },
    {
      key: 'check',
      from: [-100, 40, 80],
      to: null,
      permissions: [],
      guard: ({ user }) => user.permissions.includes(PRICE) && !user.permissions.includes(RESTRICTED),
    },
    { key: 'reset', from: [80], to: null, permissions: [], set: { quantity: () => 0 } },
  ],
};

const counted: FieldModel = { name: 'counted', type: 'integer', json: 'integer' };
const dialog: FormModel = {
  screen: 'shop-count',
  module: 'shop',
  mode: 'dialog',
  permissions: [],
  data: [counted, { ...counted, name: 'shown', default: 1, readOnlyIf: () => true }],
};

const toOrder: FieldModel = {
  name: 'order_id',
  type: 'reference',
  json: 'integer',
  reference: { entity: 'shop_order', onDelete: 'restrict' },
};

const close = (field: FieldModel): FieldModel => {
  const readOnlyIf = closed[field.name];
  return readOnlyIf ? { ...field, readOnlyIf } : field;
};
const entities: EntityModel[] = shopModel.entities.map((entity) => {
  if (entity.name === order.name)
    return { ...entity, workflows: [workflow], fields: entity.fields.map(close) };
  if (entity.name !== line.name) return entity;
  const isClosed = ({ parent }: LogicContext): boolean => Number(parent['status']) >= 40;
  const fields = entity.fields.map((one) =>
    one.name === 'quantity' ? { ...one, readOnlyIf: isClosed } : one,
  );
  return { ...entity, fields: [toOrder, ...fields] };
});
const model: ServerModel = { ...shopModel, entities, forms: [dialog] };

describeOnDatabases('read-only values', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(shopShape);
    const lines = (id: number) => [{ id, sku: 'A', quantity: 2, unit_price: 5 }];
    await fillShop(db, [
      { id: 501, status: -100, quantity: 3, lines: lines(501) },
      { id: 502, status: 40, quantity: 3, lines: lines(502) },
      { id: 503, status: 80, quantity: 3, lines: lines(503) },
    ]);
    const jobs = { register: () => undefined } as never;
    shop = await openShopApp(db, shopSession([MANAGER, PRICE]), [writeRoutes, workflowRoutes], {
      jobs,
      model,
    });
  });
  afterAll(async () => {
    await shop?.app.close();
    await db?.close();
  });

  async function send(method: 'PUT' | 'POST', url: string, body: object) {
    const reply = await shop.app.inject({
      method,
      url: `/api/shop_order${url}`,
      headers: { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon', 'accept-language': 'vi' },
      payload: body,
    });
    const json = reply.json<{
      error?: { fields?: { path: string; code: string }[] };
      quantity?: number;
      refused?: { code: string }[];
    }>();
    const problems = json.error?.fields?.map(({ path, code }) => `${path} ${code}`) ?? [];
    return { status: reply.statusCode, problems, json };
  }
  const versionOf = async (id: number): Promise<number> =>
    (
      await db
        .withoutTenant('maintenance')
        .query<{ version: number }>('select version from shop_order where id = $1', [id])
    ).rows[0]?.version ?? 0;
  const put = async (id: number, body: object) =>
    send('PUT', `/${id}`, { version: await versionOf(id), ...body });

  it('a field that is open is changed, and one that is closed only by the same value', async () => {
    expect((await put(501, { quantity: 4 })).status).toBe(200);
    expect(await put(503, { quantity: 4 })).toMatchObject({ status: 422, problems: ['quantity read_only'] });
    expect((await put(503, { quantity: 3, receiver_name: 'Lê Mai' })).status).toBe(200);
    expect(await put(501, { due_on: '2026-01-01' })).toMatchObject({ problems: ['due_on read_only'] });
  });

  it('child rows: none comes, goes or changes where their field is closed', async () => {
    for (const lines of [
      [],
      [{ id: 503, quantity: 5 }],
      [{ id: 503 }, { sku: 'B', quantity: 1 }],
      [{ sku: 'A', quantity: 2 }],
    ])
      expect(await put(503, { lines }), JSON.stringify(lines)).toMatchObject({
        status: 422,
        problems: ['lines read_only'],
      });
    expect((await put(503, { lines: [{ id: 503, sku: 'A', quantity: 2 }] })).status).toBe(200);
  });

  it('a field of child rows by its stored parent, in old rows and new ones', async () => {
    expect(await put(502, { lines: [{ id: 502, quantity: 9 }] })).toMatchObject({
      status: 422,
      problems: ['lines.0.quantity read_only'],
    });
    expect(await put(502, { lines: [{ id: 502 }, { sku: 'B', quantity: 1 }] })).toMatchObject({
      problems: ['lines.1.quantity read_only'],
    });
    expect((await put(502, { lines: [{ id: 502, sku: 'C' }] })).status).toBe(200);
    expect((await put(501, { lines: [{ id: 501, quantity: 9 }] })).status).toBe(200);
  });

  it('a new record does not bring a value that nobody may type', async () => {
    const lines = [{ sku: 'A', quantity: 1 }];
    expect(await send('POST', '', { code: 'N1', due_on: '2026-01-01', lines })).toMatchObject({
      status: 422,
      problems: ['due_on read_only'],
    });
    expect((await send('POST', '', { code: 'N1', due_on: null, lines })).status).toBe(201);
  });

  it('a transition: neither by its dialog nor in it; what the workflow itself sets is set', async () => {
    expect(await send('POST', '/503/count', { counted: 8 })).toMatchObject({
      status: 422,
      problems: ['counted read_only'],
    });
    expect(await send('POST', '/501/count', { counted: 8, shown: 5 })).toMatchObject({
      problems: ['shown read_only'],
    });
    expect(await send('POST', '/501/count', { counted: 8, shown: 1 })).toMatchObject({
      status: 200,
      json: { quantity: 8 },
    });
    const bulk = await send('POST', '/count', { ids: [501, 503], counted: 7 });
    expect(bulk.json).toMatchObject({ done: [501], refused: [{ id: 503, code: 'invalid' }] });
    expect(await send('POST', '/503/reset', {})).toMatchObject({ status: 200, json: { quantity: 0 } });
  });

  it('conditions know what super_admin implies, and not what restricts', async () => {
    const jobs = { register: () => undefined } as never;
    const session = shopSession([SUPER_ADMIN]);
    const own = await openShopApp(db, session, [workflowRoutes], { jobs, model });
    expect((await own.post('/shop_order/501/check')).status).toBe(200);
    await own.app.close();
  });
});
