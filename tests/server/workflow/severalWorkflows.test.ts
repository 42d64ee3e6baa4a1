import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { workflowRoutes } from '#server/workflow/workflowRoutes.ts';
import { writeRoutes } from '#server/write/writeRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, order, PRICE, shopModel } from '../../support/shopModel.ts';

/** An order is delivered and, beside that, paid for: two states that know nothing of each other. */
const delivery: WorkflowModel = {
  entity: 'shop_order',
  field: 'status',
  initial: [{ to: -100 }],
  states: [
    { key: 'created', value: -100, tone: 'neutral' },
    { key: 'ready', value: 40, tone: 'info' },
  ],
  transitions: [{ key: 'prepare', from: [-100], to: 40, permissions: [] }],
};
const payment: WorkflowModel = {
  entity: 'shop_order',
  field: 'quantity',
  initial: [{ to: 0 }],
  states: [
    { key: 'unpaid', value: 0, tone: 'warning' },
    { key: 'paid', value: 1, tone: 'success', readOnly: true },
  ],
  transitions: [
    { key: 'pay', from: [0], to: 1, permissions: [], bulk: true },
    { key: 'pay_back', from: [1], to: 0, permissions: [], note: { minLength: 5 } },
  ],
  timers: [{ transition: 'pay_back', from: [1], after: 30 }],
};

const entities: EntityModel[] = shopModel.entities.map((entity) =>
  entity.name === order.name
    ? {
        ...entity,
        workflows: [delivery, payment],
        fields: entity.fields.map((field) =>
          field.name === payment.field ? { ...field, readOnly: true } : field,
        ),
      }
    : entity,
);
const model: ServerModel = { ...shopModel, entities };

describeOnDatabases('several workflows of a record', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(toDatabaseShape(model));
    await fillShop(db, [
      { id: 501, status: -100, quantity: 0 },
      { id: 502, status: 40, quantity: 0 },
      { id: 503, status: 40, quantity: 1 },
    ]);
    const jobs = { register: () => undefined } as never;
    const session = shopSession([MANAGER, PRICE]);
    shop = await openShopApp(db, session, [writeRoutes, workflowRoutes], { jobs, model });
  });
  afterAll(async () => {
    await shop?.app.close();
    await db?.close();
  });

  const send = async (method: 'PUT' | 'POST', url: string, body: object = {}) => {
    const reply = await shop.app.inject({
      method,
      url: `/api/shop_order${url}`,
      headers: { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon', 'accept-language': 'vi' },
      payload: body,
    });
    return { status: reply.statusCode, json: reply.json<Record<string, unknown>>() };
  };
  const query = async (sql: string, id: number) =>
    (await db.withoutTenant('maintenance').query(sql, [id])).rows;
  const eventsOf = (id: number) =>
    query(
      'select field, transition, from_state, to_state from khuon_event where record_id = $1 order by id',
      id,
    );

  it('moves one state and leaves the other, each with events of its own', async () => {
    const paid = await send('POST', '/501/pay');
    expect([paid.status, paid.json['status'], paid.json['quantity']]).toEqual([200, -100, 1]);
    const ready = await send('POST', '/501/prepare');
    expect([ready.status, ready.json['status'], ready.json['quantity']]).toEqual([200, 40, 1]);
    expect(await eventsOf(501)).toEqual([
      { field: 'quantity', transition: 'pay', from_state: 'unpaid', to_state: 'paid' },
      { field: 'status', transition: 'prepare', from_state: 'created', to_state: 'ready' },
    ]);
  });

  it('judges a transition by the state of its own workflow, of one record and of many', async () => {
    const refused = await send('POST', '/502/pay_back', { note: 'Khách trả lại' });
    expect([refused.status, (refused.json['error'] as { code: string }).code]).toEqual([
      409,
      'invalid_status',
    ]);
    const many = await send('POST', '/pay', { ids: [502, 503] });
    expect(many.json).toMatchObject({ done: [502], refused: [{ id: 503, code: 'invalid_status' }] });
  });

  it('closes a record in a state that any of them closes', async () => {
    const [row] = await query('select version from shop_order where id = $1', 503);
    const version = row?.['version'];
    const refused = await send('PUT', '/503', { version, receiver_name: 'Lan' });
    expect([refused.status, (refused.json['error'] as { code: string }).code]).toEqual([
      409,
      'invalid_status',
    ]);
  });

  it('begins in a first state of each, and lets nobody write one', async () => {
    const refused = await send('POST', '', { code: 'N0', quantity: 1 });
    expect(refused.status).toBe(422);
    const made = await send('POST', '', { code: 'N1' });
    expect([made.status, made.json['status'], made.json['quantity']]).toEqual([201, -100, 0]);
    expect(await eventsOf(Number(made.json['id']))).toEqual([
      { field: 'status', transition: null, from_state: null, to_state: 'created' },
      { field: 'quantity', transition: null, from_state: null, to_state: 'unpaid' },
    ]);
  });

  it('keeps since when a record is in the state that a timer counts from, whatever else moves', async () => {
    const since = async () =>
      (await query('select quantity_since from shop_order where id = $1', 501))[0]?.['quantity_since'];
    await query("update shop_order set quantity_since = '2026-01-01', status = -100 where id = $1", 501);
    await send('POST', '/501/prepare');
    expect(String(await since())).toContain('2026-01-01');
    await send('POST', '/501/pay_back', { note: 'Khách trả lại' });
    expect(String(await since())).toContain('2026-02-28');
  });
});
