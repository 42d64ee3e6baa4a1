import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryAnswer } from '#contract/history.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** What happened to a record, as far as the reader may see it; notes about it. */
describeOnDatabases('the history of a record', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: Caller;
  let id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 20 });
    [admin, warehouse] = [await server.login('admin'), await server.login('warehouse')];
    const { json } = await warehouse.post('/order-list', { filters: { status: [-100, 20, 35, 40] } });
    id = (json['rows'] as { id: number }[])[0]?.id ?? 0;
    await run(`update "order" set status = -100, warehouse_id = coalesce(warehouse_id, 1) where id = $1`, [
      id,
    ]);
    await change({ internal_note: 'Gọi trước', prepay: 5000 });
    await admin.post(`/order/${id}/cancel`, { cancel_reason: 'Khách đổi ý' });
  });
  afterAll(() => server.close());

  const run = (sql: string, values: unknown[]) => server.db.withoutTenant('maintenance').query(sql, values);
  async function change(values: object) {
    const { json } = await admin.send('GET', `/order/${id}`);
    const reply = await admin.send('PUT', `/order/${id}`, { version: json['version'], ...values });
    expect(reply.status, reply.body).toBe(200);
  }
  async function read(caller: Caller, more: object = {}): Promise<HistoryAnswer> {
    const reply = await caller.post('/record-history', { entity: 'order', id, ...more });
    expect(reply.status, reply.body).toBe(200);
    return reply.json as unknown as HistoryAnswer;
  }
  const fieldsOf = ({ entries }: HistoryAnswer, label: string) =>
    entries.find((entry) => entry.label === label)?.changes.map(({ field }) => field);

  it('tells each change field by field, newest first, and transitions by their name', async () => {
    const { entries } = await read(admin);
    expect(entries.slice(0, 2).map(({ label }) => label)).toEqual([
      'order.transition.cancel',
      'kit.history.update',
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'status', before: -100, after: 0 });
    expect(entries[1]?.changes).toContainEqual({ field: 'prepay', before: expect.anything(), after: 5000 });
    expect(entries[0]?.by).toEqual(expect.any(String));
  });

  it('never shows a value that the reader may not see', async () => {
    const seen = await read(warehouse);
    expect(fieldsOf(seen, 'kit.history.update')).toEqual(['internal_note']);
    expect(JSON.stringify(seen)).not.toContain('5000');
    expect(fieldsOf(await read(admin), 'kit.history.update')).toEqual(
      expect.arrayContaining(['internal_note', 'prepay']),
    );
  });

  it('has no entry of a change of which the reader sees nothing', async () => {
    const before = (await read(warehouse)).entries.length;
    await run('update "order" set status = -100 where id = $1', [id]);
    await change({ prepay: 7000 });
    expect((await read(warehouse)).entries).toHaveLength(before);
    expect((await read(admin)).entries[0]?.changes.map(({ field }) => field)).toContain('prepay');
  });

  it('takes notes with files, which every reader of the record may open', async () => {
    const file = (name: string) => ({ kind: 'file', bytes: Buffer.from('Giao sau 17 giờ'), name });
    const path = await upload(warehouse, file('lưu ý.txt'));
    const note = { entity: 'order', id, text: '  Khách hẹn buổi chiều ', paths: [path] };
    expect((await warehouse.post('/record-note', note)).status).toBe(200);
    const [first] = (await read(admin)).entries;
    expect(first).toMatchObject({ label: 'kit.history.note', note: 'Khách hẹn buổi chiều', files: [path] });
    expect((await admin.send('GET', `/${path}`)).status).toBe(200);
    const crm = await server.login('crm');
    expect((await crm.send('GET', `/${path}`)).status).toBe(404);
    const again = await admin.post('/record-note', { ...note, text: 'Nhận của người khác' });
    expect([again.status, (again.json['error'] as { fields: object[] }).fields]).toMatchObject([
      422,
      [{ path: 'paths', code: 'file_gone' }],
    ]);
  });

  it('goes on page by page without losing or repeating one', async () => {
    await run(
      `insert into khuon_note (customer_id, account_id, entity, record_id, text, created_at)
       select customer_id, null, 'order', id, 'ghi chú ' || n, now() - n * interval '1 day' from "order", generate_series(1, 45) n where id = $1`,
      [id],
    );
    const texts: string[] = [];
    let next: string | null | undefined;
    while (next !== null) {
      const page = await read(admin, next ? { before: next } : {});
      texts.push(...page.entries.flatMap(({ note, by }) => (by === null && note ? [note] : [])));
      ({ next } = page);
    }
    expect(texts.filter((text) => text.startsWith('ghi chú'))).toEqual(
      Array.from({ length: 45 }, (_, index) => `ghi chú ${index + 1}`),
    );
  });

  it('is refused where the reader may not open the record, as if there were none', async () => {
    const crm = await server.login('crm');
    const other = await server.login('other');
    const asked = { entity: 'order', id };
    expect((await crm.post('/record-history', asked)).status).toBe(422);
    expect((await other.post('/record-history', asked)).status).toBe(404);
    expect((await other.post('/record-note', { ...asked, text: 'x' })).status).toBe(404);
    expect((await admin.post('/record-history', { entity: 'order', id: 0 })).status).toBe(404);
    expect((await admin.post('/record-history', { entity: 'role', id: 1 })).status).toBe(422);
    expect((await admin.post('/record-history', { ...asked, before: 'hôm qua' })).status).toBe(422);
    expect((await admin.post('/record-note', { ...asked, text: '' })).status).toBe(422);
  });

  async function upload(caller: Caller, { bytes, name }: { bytes: Buffer; name: string }): Promise<string> {
    const form = new FormData();
    form.append('field', 'order.#note');
    form.append('file', new Blob([bytes as BlobPart]), name);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/upload-file',
      headers: {
        'x-client-key': 'khuon',
        authorization: `Bearer ${caller.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ path: string }>().path;
  }
});
