import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportContent } from '#server/export/ExportContent.ts';
import { testDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEklEQVR4nGP8z8AARAwMDAwMAA0GAQGqkCEZAAAAAElFTkSuQmCC',
  'base64',
);

let server: TestServer;
let crm: Caller;
let other: Caller;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0]);
  [crm, other] = [await server.login('crm'), await server.login('other')];
});
afterAll(() => server.close());

async function upload(caller: Caller, bytes: Buffer | string, name = 'photo.png', field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([bytes as BlobPart]), name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: {
      'x-client-key': 'khuon',
      authorization: `Bearer ${caller.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, json: reply.json<Record<string, unknown>>() };
}

describe('uploaded pictures', () => {
  test('are kept and given back to sessions of the same company only', async () => {
    const { status, json } = await upload(crm, PNG);
    expect([status, json]).toEqual([200, { path: expect.stringMatching(/^files\/[\w-]{24}$/) }]);
    const url = `/${String(json['path'])}`;
    const mine = await crm.send('GET', url);
    expect(mine.status).toBe(200);
    expect(mine.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''photo.png",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    expect((await other.send('GET', url)).status).toBe(404);
    expect((await server.anonymous.send('GET', url)).status).toBe(404);
    expect((await crm.send('GET', `${url.slice(0, -1)}!`)).status).toBe(404);
  });

  test('carry names for people without folders or control characters', async () => {
    const { json } = await upload(crm, PNG, '../../Ảnh\u0007 đơn (1).png');
    const { headers } = await crm.send('GET', `/${String(json['path'])}`);
    expect(headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''%E1%BA%A2nh%20%C4%91%C6%A1n%20%281%29.png",
    );
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file_wrong_type'],
    ['HTML', '<script>alert(1)</script>', 'file_wrong_type'],
    ['an empty file', '', 'file_empty'],
  ])('%s is refused', async (_, content, code) => {
    const { status, json } = await upload(crm, content);
    expect([status, json]).toMatchObject([422, { error: { fields: [{ path: 'file', code }] } }]);
  });

  test('too large ones, other fields and bodies without a file are refused', async () => {
    expect((await upload(crm, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    expect((await upload(crm, PNG, 'x.png', 'other')).status).toBe(422);
    expect((await crm.post('/upload-image', {})).status).toBe(400);
  });
});

describe('exports', () => {
  test('are given to the account that asked only', async () => {
    const temporary = await server.parts.files.toTemporary();
    await writeFile(temporary, 'workbook');
    const file = await server.parts.files.saveFrom(server.db.forTenant(1), 1, temporary, {
      class: 'private',
      name: 'x.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    expect(file).toMatchObject({ sizeByte: 8, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { json } = await crm.post('/me');
    const content = { mode: 'all', columns: [], unmasked: [], holdings: {} } satisfies ExportContent;
    await server.db
      .forTenant(1)
      .query(
        `insert into khuon_export (customer_id, account_id, filename, screen, request, language, state, content, file_id) values (1, $1, 'list.xlsx', 'crm/lead-telesale', '{}', 'vi', 'ready', $3::jsonb, $2)`,
        [json['identity_id'], file.id, JSON.stringify(content)],
      );
    const mine = await crm.post('/download-export-excel-file', { filename: 'list.xlsx' });
    expect([mine.status, mine.body]).toEqual([200, 'workbook']);
    expect(mine.headers['content-disposition']).toBe("attachment; filename*=UTF-8''list.xlsx");
    const admin = await server.login('admin');
    for (const caller of [admin, other]) {
      expect((await caller.post('/download-export-excel-file', { filename: 'list.xlsx' })).status).toBe(404);
    }
    // Nor to its owner, once its screen is no longer his.
    await server.db.forTenant(1).query(`update khuon_export set screen = 'orders/list'`);
    expect((await crm.post('/download-export-excel-file', { filename: 'list.xlsx' })).status).toBe(404);
  });
});

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

async function send(caller: Caller, field: string, bytes: Buffer | string, name: string) {
  const form = new FormData();
  form.append('field', field);
  form.append('file', new Blob([bytes as BlobPart]), name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/upload-file',
    headers: {
      'x-client-key': 'khuon',
      'accept-language': 'vi',
      authorization: `Bearer ${caller.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const json = reply.json<Record<string, unknown>>();
  const [problem] =
    (json['error'] as { fields?: { code: string; message: string }[] } | undefined)?.fields ?? [];
  return { status: reply.statusCode, json, problem, url: `/${String(json['path'])}` };
}

describe('files of a field (POST /upload-file)', () => {
  const order = {
    receiver_name: 'Lan',
    receiver_phone: '0977111222',
    receiver_address: '12 Láng Hạ',
    lines: [{ goods_id: 1, quantity: 1, unit_price: 1000 }],
  };
  let admin: Caller;
  let warehouse: Caller;
  beforeAll(async () => {
    [admin, warehouse] = [await server.login('admin'), await server.login('warehouse')];
  });

  test('are their sender’s own until a record names them, then of whoever may see it', async () => {
    const sent = await send(admin, 'order.attachments', PDF, 'hop-dong.pdf');
    expect([sent.status, sent.json]).toMatchObject([
      200,
      { name: 'hop-dong.pdf', size_byte: PDF.length, media_type: 'application/pdf' },
    ]);
    expect((await admin.send('GET', sent.url)).status).toBe(200);
    expect((await warehouse.send('GET', sent.url)).status).toBe(404);
    const path = String(sent.json['path']);
    const stolen = await warehouse.post('/order', { ...order, attachments: [path] });
    expect(stolen.json).toMatchObject({ error: { fields: [{ path: 'attachments', code: 'file_gone' }] } });
    expect((await admin.post('/order', { ...order, attachments: [path] })).status).toBe(201);
    const opened = await warehouse.send('GET', sent.url);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''hop-dong.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await crm.send('GET', sent.url)).status).toBe(404);
    expect((await other.send('GET', sent.url)).status).toBe(404);
    expect((await server.anonymous.send('GET', sent.url)).status).toBe(404);
  });

  test('tell name and size to whoever may open them only', async () => {
    const { json } = await send(admin, 'order.attachments', PDF, 'a.pdf');
    const paths = [json['path'], 'files/nothing', 'x'];
    expect((await admin.post('/file-facts', { paths })).json).toEqual({ rows: [json] });
    expect((await other.post('/file-facts', { paths })).json).toEqual({ rows: [] });
    expect((await admin.post('/file-facts', { paths: 'x' })).status).toBe(422);
  });

  test('of a catalogue are anybody’s once they stand in it', async () => {
    const { json } = await upload(admin, PNG);
    const url = `/${String(json['path'])}`;
    expect((await server.anonymous.send('GET', url)).status).toBe(404);
    const goods = { sku: 'PIC-1', name: 'Áo', unit: 'piece', image: json['path'] };
    expect((await admin.post('/goods', goods)).status).toBe(201);
    const opened = await server.anonymous.send('GET', url);
    expect([opened.status, opened.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  test('may be SVG where the field takes it, and never run', async () => {
    const { status, json, url } = await send(admin, 'goods.stamp_mark', SVG, 'dau.svg');
    expect(status).toBe(200);
    const { headers } = await admin.send('GET', url);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const wrong = await admin.post('/goods', {
      sku: 'SVG-1',
      name: 'Áo',
      unit: 'piece',
      image: json['path'],
    });
    expect(wrong.json).toMatchObject({ error: { fields: [{ path: 'image', code: 'file_wrong_type' }] } });
  });

  test.each([
    ['order.attachments', 'a.exe', 'MZ\u0000', 'file_wrong_type'],
    ['order.attachments', 'a.pdf', '<script>alert(1)</script>', 'file_wrong_type'],
    ['order.attachments', 'a.pdf', PNG, 'file_not_allowed'],
    ['order.attachments', 'a.svg', SVG, 'file_not_allowed'],
    ['order.attachments', 'a.pdf', '', 'file_empty'],
    ['order.attachments', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(5_242_880)]), 'file_too_large'],
    ['goods.stamp_mark', 'a.svg', SVG.replace('<path', '<script>1</script><path'), 'file_unsafe'],
    ['goods.stamp_mark', 'a.svg', PNG, 'file_not_allowed'],
    ['goods.sku', 'a.pdf', PDF, 'unknown_field'],
    ['nothing.at_all', 'a.pdf', PDF, 'unknown_field'],
  ])('%s refuses %s', async (field, name, content, code) => {
    const { status, problem } = await send(admin, field, content, name);
    expect([status, problem?.code]).toEqual([422, code]);
    if (code.startsWith('file_')) expect(problem?.message).toContain(name);
  });

  test('need the right to write the field', async () => {
    expect((await send(crm, 'order.attachments', PDF, 'a.pdf')).status).toBe(403);
  });
});
