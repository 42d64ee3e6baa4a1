import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    await server.db
      .forTenant(1)
      .query(
        `insert into khuon_export (customer_id, account_id, filename, screen, language, state, file_id) values (1, $1, 'list.xlsx', 'crm/lead-telesale', 'vi', 'ready', $2)`,
        [json['identity_id'], file.id],
      );
    const mine = await crm.post('/download-export-excel-file', { filename: 'list.xlsx' });
    expect([mine.status, mine.body]).toEqual([200, 'workbook']);
    expect(mine.headers['content-disposition']).toBe("attachment; filename*=UTF-8''list.xlsx");
    const admin = await server.login('admin');
    for (const caller of [admin, other]) {
      expect((await caller.post('/download-export-excel-file', { filename: 'list.xlsx' })).status).toBe(404);
    }
  });
});
