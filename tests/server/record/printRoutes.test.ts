import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PrintCopy } from '#contract/document.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { isInWholeDots, readCodes, readPdf } from '../../support/readPdf.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Entry {
  title: string;
  code: string;
  copy: number;
  run: string;
  batch_size: number;
  'created_by.label': string;
  reprint_reason: string | null;
}

/** What a label shows of an order. */
interface Label {
  receiver_name: string;
  delivery_order_id: string | null;
  lines: { sku: string }[];
}

/** Every print is kept: by whom, of what, and the how manieth it is. */
describeOnDatabase('prints of records', (database) => {
  let server: TestServer;
  let warehouse: Caller;
  let orders: { id: number; customer_order_id: string; package_count: number | null }[];

  beforeAll(async () => {
    server = await startTestServer(database);
    warehouse = await server.login('warehouse');
    const { json } = await warehouse.post('/order-list', { perPage: 30 });
    // A label each: orders of several parcels have as many.
    orders = (json['rows'] as typeof orders).filter(({ package_count }) => (package_count ?? 1) === 1);
  });
  afterAll(() => server.close());

  const ids = (from: number, to: number) => orders.slice(from, to).map(({ id }) => id);
  const reprint_reason = 'Tờ in bị nhòe';
  /** Printed with a reason, which is asked of what was printed before. */
  async function print(caller: Caller, some: readonly number[]): Promise<PrintCopy[]> {
    const reply = await caller.post('/record-prints', {
      document: 'parcel-label',
      ids: some,
      reprint_reason,
    });
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
    expect(kept.map((entry) => entry.reprint_reason)).toEqual([reprint_reason, null]);
  });

  it('counts one copy for each of those who print at the same time, and a repeated call once', async () => {
    const [id] = ids(4, 5) as [number];
    const copies = await Promise.all(Array.from({ length: 6 }, () => print(warehouse, [id])));
    expect(copies.map(([first]) => first?.copy).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const body = { document: 'parcel-label', ids: [id], reprint_reason };
    const key = { 'idempotency-key': 'print-once-0123456789' };
    const replies = [
      await warehouse.post('/record-prints', body, key),
      await warehouse.post('/record-prints', body, key),
    ];
    expect(replies.map(({ json }) => json['copies'])).toEqual([[{ id, copy: 7 }], [{ id, copy: 7 }]]);
  });

  it('asks why something is printed once more, of a first print nothing', async () => {
    const [first, second] = ids(6, 8) as [number, number];
    const send = (some: readonly number[], more: object = {}) =>
      warehouse.post('/record-prints', { document: 'parcel-label', ids: some, ...more });
    expect((await send([first])).json).toEqual({ copies: [{ id: first, copy: 1 }] });
    const before = (await entries(warehouse)).length;
    const problem = async (more: object) => {
      const { status, json } = await send([first, second], more);
      return [status, (json['error'] as { fields: object[] }).fields[0]];
    };
    expect(await problem({})).toEqual([
      422,
      {
        path: 'reprint_reason',
        code: 'kit.print.reason_needed',
        message: '1 tờ đã in trước đó. Hãy ghi lý do in lại.',
      },
    ]);
    const path = 'reprint_reason';
    expect(await problem({ reprint_reason: '  hm  ' })).toMatchObject([422, { path, code: 'too_short' }]);
    expect(await problem({ reprint_reason: 'x'.repeat(201) })).toMatchObject([
      422,
      { path, code: 'too_long' },
    ]);
    expect(await problem({ reprint_reason: 7 })).toMatchObject([422, { path, code: 'wrong_type' }]);
    expect(await entries(warehouse)).toHaveLength(before);
    expect((await send([first, second], { reprint_reason: ' Kẹt giấy ' })).json).toEqual({
      copies: [
        { id: first, copy: 2 },
        { id: second, copy: 1 },
      ],
    });
    const kept = (await entries(warehouse)).filter(({ batch_size }) => batch_size === 2).slice(0, 2);
    expect(kept.map(({ copy, reprint_reason: why }) => [copy, why])).toEqual(
      expect.arrayContaining([
        [2, 'Kẹt giấy'],
        [1, null],
      ]),
    );
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

  it('counts each parcel of an order by itself: the second one has not been printed before', async () => {
    const [id] = ids(8, 9) as [number];
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(
        `insert into order_package (customer_id, order_id, package_no) select customer_id, id, n from "order", generate_series(1, 2) n where id = $1 returning id`,
        [id],
      );
    const [first, second] = rows.map((row) => row.id) as [number, number];
    const send = async (body: object) => {
      const { status, json } = await warehouse.post('/record-prints', {
        document: 'parcel-label',
        ids: [id],
        ...body,
      });
      return [status, json['copies']];
    };
    expect(await send({ part_ids: [first] })).toEqual([200, [{ id, copy: 1 }]]);
    expect(await send({ part_ids: [second] })).toEqual([200, [{ id, copy: 1 }]]);
    expect(await send({ part_ids: [second] })).toEqual([422, undefined]);
    expect(await send({ part_ids: [second], reprint_reason: 'Máy in kẹt giấy' })).toEqual([
      200,
      [{ id, copy: 2 }],
    ]);
    const reprint_reason = 'Nhãn bị ướt mưa';
    expect(await send({ reprint_reason })).toEqual([
      200,
      [
        { id, copy: 2 },
        { id, copy: 3 },
      ],
    ]);
    expect(await send({ part_ids: [999_999_999] })).toEqual([404, undefined]);
  });

  it('calls records of a view by their code', async () => {
    const admin = await server.login('admin');
    const { json } = await admin.post('/handover-list', { viewMode: 'all', perPage: 5 });
    const [row] = json['rows'] as { id: number; 'handover_id.code': string }[];
    const filters = { code: [row?.['handover_id.code']] };
    const before = await entries(admin, filters);
    const reply = await admin.post('/record-prints', {
      document: 'handover-record',
      ids: [row?.id],
      reprint_reason,
    });
    expect(reply.json['copies']).toEqual([{ id: row?.id, copy: before.length + 1 }]);
    const [kept, ...others] = await entries(admin, filters);
    expect(kept).toMatchObject({ title: 'Biên bản bàn giao', copy: before.length + 1 });
    expect(others).toEqual(before);
  });

  async function file(caller: Caller, body: object, headers: Record<string, string> = {}) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/print-pdf',
      headers: {
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        authorization: `Bearer ${caller.token}`,
        ...headers,
      },
      payload: body,
    });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, body: reply.body };
  }

  it('gives labels as a file: what stands on them, a page each, with codes that a scanner reads; noted once a call', async () => {
    const some = orders.slice(10, 13);
    const body = { document: 'parcel-label', ids: some.map(({ id }) => id) };
    const headers = { 'idempotency-key': 'print-file-0123456789' };
    const before = (await entries(warehouse)).length;
    const made = await file(warehouse, body, headers);
    expect([made.status, made.headers['content-type']], made.body).toEqual([200, 'application/pdf']);
    expect(made.headers['content-disposition']).toBe('attachment; filename="parcel-label.pdf"');
    const pages = await readPdf(made.bytes);
    expect(pages).toHaveLength(3);
    for (const [index, { id, customer_order_id }] of some.entries()) {
      const page = pages[index];
      const { json } = await warehouse.send('GET', `/order/${id}`);
      const { receiver_name, delivery_order_id, lines } = json as unknown as Label;
      const text = page?.text.replaceAll(/\s+/g, '') ?? '';
      for (const part of [receiver_name, lines[0]?.sku ?? '', 'Người nhận'])
        expect(text).toContain(part.replaceAll(' ', ''));
      expect(page && readCodes(page)).toEqual([
        ...(delivery_order_id === null ? [] : [delivery_order_id]),
        customer_order_id,
      ]);
      expect(page && isInWholeDots(page)).toBe(true);
    }
    const again = await file(warehouse, body, headers);
    expect([again.status, (await readPdf(again.bytes)).length]).toEqual([200, 3]);
    expect(await entries(warehouse)).toHaveLength(before + 3);
    const refused = await file(warehouse, body);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('reprint_reason')]);
    expect((await file(warehouse, { ...body, reprint_reason })).status).toBe(200);
    expect(await entries(warehouse)).toHaveLength(before + 6);
  });

  it('gives price labels of the goods that rows of the goods list stand for', async () => {
    const admin = await server.login('admin');
    const { json } = await admin.post('/goods-list', { viewMode: 'all', perPage: 10 });
    const rows = json['rows'] as { id: number; 'goods_id.barcode': string | null; 'goods_id.sku': string }[];
    const row = rows.find((one) => one['goods_id.barcode']);
    const { bytes, status } = await file(admin, { document: 'goods-label', ids: [row?.id] });
    expect(status).toBe(200);
    const [page] = await readPdf(bytes);
    expect(page && readCodes(page)).toEqual([row?.['goods_id.barcode']]);
    expect(page?.text).toContain(row?.['goods_id.sku']);
  });

  it('notes nothing of a file that could not be made, and the next try is the first print', async () => {
    const [id] = ids(13, 14) as [number];
    const body = { document: 'parcel-label', ids: [id] };
    const before = await entries(warehouse);
    const broken = vi.spyOn(server.parts.threads, 'run').mockRejectedValue(new Error('the thread is gone'));
    expect((await file(warehouse, body)).status).toBe(500);
    expect(broken).toHaveBeenCalled();
    broken.mockRestore();
    expect(await entries(warehouse)).toEqual(before);
    expect((await file(warehouse, body)).status).toBe(200);
    const [kept] = await entries(warehouse);
    expect(kept).toMatchObject({ copy: 1 });
    expect(await entries(warehouse)).toHaveLength(before.length + 1);
  });

  it('gives a handover record as a file with all its parcels, and none of its money to who may not see it', async () => {
    const admin = await server.login('admin');
    const { json } = await admin.post('/handover-list', { viewMode: 'all', perPage: 20 });
    const rows = json['rows'] as { id: number }[];
    const parcels = async ({ id }: { id: number }) =>
      (await admin.send('GET', `/order?filter=${encodeURIComponent(JSON.stringify({ handover_id: id }))}`))
        .json as unknown as { customer_order_id: string }[];
    const all = await Promise.all(rows.map(parcels));
    const index = all.findIndex((some) => some.length > 0);
    const body = { document: 'handover-record', ids: [rows[index]?.id], reprint_reason };
    const [page] = await readPdf((await file(admin, body)).bytes);
    for (const { customer_order_id } of all[index] ?? []) expect(page?.text).toContain(customer_order_id);
    expect(page?.text).toContain('₫');
    const [other] = await readPdf((await file(warehouse, body)).bytes);
    expect(other?.text).toContain(all[index]?.[0]?.customer_order_id);
    expect(other?.text).not.toContain('₫');
  });

  it('gives no file of what may not be printed, and notes nothing of it', async () => {
    const before = (await entries(warehouse)).length;
    const document = 'parcel-label';
    const [id] = ids(14, 15) as [number];
    const many = Array.from({ length: 51 }, (_, number) => number + 1);
    const statuses = [
      await file(warehouse, { document: 'letter', ids: [id] }),
      await file(warehouse, { document, ids: [] }),
      await file(warehouse, { document, ids: many }),
      await file(warehouse, { document, ids: [id, 999_999_999] }),
      await file(await server.login('other'), { document, ids: [id] }),
      await file(await server.login('crm'), { document: 'stamp-label', ids: [id] }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 404, 404, 422]);
    expect(await entries(warehouse)).toHaveLength(before);
  });
});
