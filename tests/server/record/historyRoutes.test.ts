import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryAnswer } from '#contract/history.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** What happened to a record, as far as the reader may see it; notes about it. */
describeOnDatabase('the history of a record', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: Caller;
  let id: number;

  beforeAll(async () => {
    server = await startTestServer(database);
    [admin, warehouse] = [await server.login('admin'), await server.login('warehouse')];
    const { json } = await warehouse.post('/order-list', {
      filters: { status: [-100, 20, 35, 40], create_method: [1] },
    });
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

  it('offers active people of the company by parts of their names, without accents, and not oneself', async () => {
    const ask = async (q?: string) => {
      const reply = await warehouse.post('/record-people', { entity: 'order', id, ...(q ? { q } : {}) });
      expect(reply.status, reply.body).toBe(200);
      return reply.json['rows'] as { id: number; name: string; username: string }[];
    };
    await run(`update "account" set display_name = 'Đỗ Thị Hường' where customer_id = 1 and username = $1`, [
      'nobody',
    ]);
    expect(await ask('huong do')).toMatchObject([{ name: 'Đỗ Thị Hường', username: 'nobody' }]);
    expect((await ask()).map(({ username }) => username)).not.toContain('warehouse');
    expect((await ask()).every(({ username }) => !username.startsWith('#'))).toBe(true);
    await run(`update "account" set status = 2 where customer_id = 1 and username = $1`, ['nobody']);
    expect(await ask('huong do')).toEqual([]);
    await run(`update "account" set status = 1 where customer_id = 1 and username = $1`, ['nobody']);
    expect(await ask('%')).toEqual([]);
    const crm = await server.login('crm');
    expect((await crm.post('/record-people', { entity: 'order', id })).status).toBe(422);
  });

  it('tells whom a note names once, with the way there, if he may open the record', async () => {
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number; username: string }>(
        `select id, username from "account" where customer_id = 1 and username in ('admin', 'warehouse', 'nobody')`,
      );
    const idOf = (name: string) => rows.find(({ username }) => username === name)?.id ?? 0;
    const text = `Nhờ @{${idOf('admin')}} và @{${idOf('nobody')}} gọi, @{${idOf('admin')}} nhé @{${idOf('warehouse')}}`;
    const sent = await warehouse.post('/record-note', { entity: 'order', id, text });
    expect(sent.status, sent.body).toBe(200);
    const told = await server.db
      .withoutTenant('maintenance')
      .query(
        `select a.username, n.url from khuon_notification n join "account" a on a.id = n.account_id where n.title = 'note_mention'`,
      );
    // Who may not open orders hears nothing, nor does the writer.
    expect(told.rows).toEqual([{ username: 'admin', url: `/orders/detail/${id}` }]);
    const read = async () => (await server.login('admin')).post('/notifications', {});
    expect((await read()).body).toContain('Nhờ @');
    // By the name of now, whatever it was when it was written.
    await run(`update "account" set display_name = $1 where customer_id = 1 and username = 'admin'`, [
      'Vũ Quản Trị',
    ]);
    const { json } = await warehouse.post('/record-history', { entity: 'order', id });
    const [first] = (json as unknown as HistoryAnswer).entries;
    expect(first).toMatchObject({ note: text, people: { [idOf('admin')]: 'Vũ Quản Trị' } });
  });

  it('refuses a note that names nobody who is there, of this company or not', async () => {
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>(`select id from "account" where customer_id = 2 limit 1`);
    for (const stranger of [rows[0]?.id, 999_999_999]) {
      const refused = await warehouse.post('/record-note', {
        entity: 'order',
        id,
        text: `Nhờ @{${stranger}}`,
      });
      expect([refused.status, (refused.json['error'] as { fields: object[] }).fields]).toMatchObject([
        422,
        [{ path: 'text', code: 'reference_not_found' }],
      ]);
    }
    expect((await read(admin)).entries.some(({ note }) => note?.includes('999999999'))).toBe(false);
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
