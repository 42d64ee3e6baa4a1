import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryAnswer } from '#contract/history.ts';
import { forgetFiles } from '#server/files/forgetFiles.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The screen book, `/account`: the company's logo, and what was changed of the company. */
describeOnDatabase('the logo of a company', (database) => {
  let server: TestServer;
  let admin: Caller;
  let nobody: Caller;
  const facts = { sub_full_name: 'Kho Mây', phone: '0912345678', email: null, address: '12 Hàng Bông' };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, nobody] = [await server.login('admin'), await server.login('nobody')];
  });
  afterAll(() => server?.close());

  const run = (sql: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query(sql, values);
  const save = (logo: string | null) => admin.post('/company-profile', { ...facts, logo });

  async function upload(caller: Caller): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([PNG]), 'logo.png');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/upload-image',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${caller.token}`,
        'x-client-key': 'khuon',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(statusCode, body).toBe(200);
    return (JSON.parse(body) as { path: string }).path;
  }

  it('is in the session of everybody, who may open it, and stays', async () => {
    const logo = await upload(admin);
    expect((await nobody.send('GET', `/${logo}`)).status).toBe(404);
    const saved = await save(logo);
    expect(saved.status, saved.body).toBe(200);
    expect((await admin.send('GET', '/company-profile')).json).toEqual({ ...facts, logo });
    expect((await nobody.post('/me')).json['customer']).toMatchObject({ logo });
    expect((await nobody.send('GET', `/${logo}`)).status).toBe(200);
    await run(`update khuon_file set used_at = now() - interval '3 days'`);
    await forgetFiles(server.parts);
    expect((await nobody.send('GET', `/${logo}`)).status).toBe(200);
  });

  it('is taken away again, and is gone in time', async () => {
    const { logo } = (await admin.send('GET', '/company-profile')).json as { logo: string };
    await save(null);
    expect((await nobody.post('/me')).json['customer']).toMatchObject({ logo: null });
    await run(`update khuon_file set used_at = now() - interval '3 days'`);
    await forgetFiles(server.parts);
    expect((await nobody.send('GET', `/${logo}`)).status).toBe(404);
  });

  it('is no file of somebody else, and no picture that is not there: nothing is changed', async () => {
    const strange = await upload(nobody);
    for (const logo of [strange, 'files/aaaaaaaaaaaaaaaaaaaaaaaa']) {
      const refused = await save(logo);
      expect([refused.status, (refused.json['error'] as { fields: object[] }).fields]).toMatchObject([
        422,
        [{ path: 'logo', code: 'file_gone' }],
      ]);
    }
    expect((await admin.send('GET', '/company-profile')).json).toMatchObject({ logo: null });
  });

  it('and the rest of the company have their history, for those alone who may change them', async () => {
    await admin.post('/company-profile', { ...facts, logo: null, address: '34 Hàng Gai' });
    const { entries } = (await admin.post('/company-history', {})).json as unknown as HistoryAnswer;
    expect(entries[0]).toMatchObject({
      label: 'kit.history.update',
      changes: [{ field: 'address', before: '12 Hàng Bông', after: '34 Hàng Gai' }],
    });
    expect(entries.at(-1)?.changes.map(({ field }) => field)).toContain('logo');
    expect((await nobody.post('/company-history', {})).status).toBe(403);
    expect((await admin.post('/company-history', { before: 'hôm qua' })).status).toBe(422);
    const other = await server.login('other');
    expect((await other.post('/company-history', {})).body).not.toContain('Hàng');
  });
});
