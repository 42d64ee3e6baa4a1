import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PrintCopy } from '#contract/document.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Entry {
  title: string;
  code: string;
  copy: number;
  run: string;
  batch_size: number;
  'created_by.label': string;
}

/** Every print is kept: by whom, of what, and the how manieth it is. */
describeOnDatabases('prints of records', (database) => {
  let server: TestServer;
  let warehouse: Caller;
  let orders: { id: number; customer_order_id: string }[];

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 20 });
    warehouse = await server.login('warehouse');
    const { json } = await warehouse.post('/order-list', { perPage: 20 });
    orders = json['rows'] as typeof orders;
  });
  afterAll(() => server.close());

  const ids = (from: number, to: number) => orders.slice(from, to).map(({ id }) => id);
  async function print(caller: Caller, some: readonly number[]): Promise<PrintCopy[]> {
    const reply = await caller.post('/record-prints', { document: 'parcel-label', ids: some });
    expect(reply.status, reply.body).toBe(200);
    return reply.json['copies'] as PrintCopy[];
  }
  async function entries(caller: Caller, filters: object = {}): Promise<Entry[]> {
    const reply = await caller.post('/print-entry-list', { filters, perPage: 100 });
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'] as Entry[];
  }

  it('says of each whether it is the first, and keeps who printed what, and what went to the printer with it', async () => {
    const [one, two, three] = ids(0, 3) as [number, number, number];
    expect(await print(warehouse, [one, two])).toEqual([
      { id: one, copy: 1 },
      { id: two, copy: 1 },
    ]);
    expect(await print(warehouse, [three, one])).toEqual([
      { id: three, copy: 1 },
      { id: one, copy: 2 },
    ]);
    const kept = await entries(warehouse, { code: [orders[0]?.customer_order_id] });
    expect(kept.map(({ copy, batch_size, title }) => ({ copy, batch_size, title }))).toEqual(
      [2, 1].map((copy) => ({ copy, batch_size: 2, title: 'Nhãn đơn hàng' })),
    );
    expect(kept[0]?.run).not.toBe(kept[1]?.run);
    expect(kept[0]?.['created_by.label']).toBeTruthy();
    const again = await entries(warehouse, { copy: { from: 2 } });
    expect(again.map(({ code }) => code)).toEqual([orders[0]?.customer_order_id]);
  });

  it('counts one copy for each of those who print at the same time, and a repeated call once', async () => {
    const [id] = ids(4, 5) as [number];
    const copies = await Promise.all(Array.from({ length: 6 }, () => print(warehouse, [id])));
    expect(copies.map(([first]) => first?.copy).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const body = { document: 'parcel-label', ids: [id] };
    const key = { 'idempotency-key': 'print-once-0123456789' };
    const replies = [
      await warehouse.post('/record-prints', body, key),
      await warehouse.post('/record-prints', body, key),
    ];
    expect(replies.map(({ json }) => json['copies'])).toEqual([[{ id, copy: 7 }], [{ id, copy: 7 }]]);
  });

  it('refuses what is no document, what may not be read and too many, and keeps nothing of it', async () => {
    const before = (await entries(warehouse)).length;
    const other = await server.login('other');
    const [id] = ids(0, 1) as [number];
    const send = async (caller: Caller, body: object) => {
      const { status, json } = await caller.post('/record-prints', body);
      const error = json['error'] as { fields?: { path: string; code: string }[] } | undefined;
      return [status, error?.fields?.[0]?.path, error?.fields?.[0]?.code];
    };
    const document = 'parcel-label';
    expect(await send(warehouse, { document: 'letter', ids: [id] })).toEqual([
      422,
      'document',
      'not_a_choice',
    ]);
    expect(await send(warehouse, { document, ids: [] })).toEqual([422, 'ids', 'is_empty']);
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect(await send(warehouse, { document, ids: many })).toEqual([422, 'ids', 'too_many_rows']);
    expect((await send(other, { document, ids: [id] }))[0]).toBe(404);
    expect((await send(warehouse, { document, ids: [id, 999_999_999] }))[0]).toBe(404);
    expect(await send(warehouse, { document, ids: ['1'] })).toEqual([422, 'ids', 'wrong_type']);
    const crm = await server.login('crm');
    expect((await send(crm, { document: 'stamp-label', ids: [id] }))[0]).toBe(422);
    expect(await entries(warehouse)).toHaveLength(before);
    expect(await entries(await server.login('admin'))).toHaveLength(before);
  });

  it('calls records of a view by their code', async () => {
    const admin = await server.login('admin');
    const { json } = await admin.post('/handover-list', { viewMode: 'all', perPage: 5 });
    const [row] = json['rows'] as { id: number; 'handover_id.code': string }[];
    const filters = { code: [row?.['handover_id.code']] };
    const before = await entries(admin, filters);
    const reply = await admin.post('/record-prints', { document: 'handover-record', ids: [row?.id] });
    expect(reply.json['copies']).toEqual([{ id: row?.id, copy: before.length + 1 }]);
    const [kept, ...others] = await entries(admin, filters);
    expect(kept).toMatchObject({ title: 'Biên bản bàn giao', copy: before.length + 1 });
    expect(others).toEqual(before);
  });
});
