import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEklEQVR4nGP8z8AARAwMDAwMAA0GAQGqkCEZAAAAAElFTkSuQmCC',
  'base64',
);
/** A JPEG of 9 × 7 whose EXIF says where it was taken. */
const PLACE = 'GPS 10.7769,106.7009';
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 2 + 6 + PLACE.length]),
  Buffer.from(`Exif\0\0${PLACE}`),
  Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9, 1, 0, 0, 0]),
  Buffer.from([0xff, 0xda, 0, 8, 1, 0, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
]);

describeOnDatabase('what one account may keep', (database) => {
  let server: TestServer;
  let crm: Caller;
  let office: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [crm, office] = [await server.login('crm'), await server.login('warehouse')];
  }, 120_000);
  afterAll(() => server?.close());

  const run = (sql: string, values: readonly unknown[] = []) =>
    server.db.withoutTenant('seed').query<{ id: number; customer_id: number }>(sql, values);

  async function accountOf(name: string): Promise<[number, number]> {
    const { rows } = await run('select id, customer_id from account where username = $1', [name]);
    return [rows[0]?.customer_id ?? 0, rows[0]?.id ?? 0];
  }

  async function upload(caller: Caller, bytes: Buffer, name = 'a.png') {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
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
    const json = reply.json<{ path?: string; error?: { fields?: { code: string }[] } }>();
    return { status: reply.statusCode, path: json.path, code: json.error?.fields?.[0]?.code };
  }

  it.each([
    ['files', 5_000, 10],
    ['bytes', 2, 1_073_741_824],
  ])('is a day of uploads, in %s', async (_, count, size) => {
    const [customer, account] = await accountOf('crm');
    expect((await upload(crm, PNG)).status).toBe(200);
    await run(
      `insert into khuon_file (customer_id, public_id, class, name, media_type, size_byte, sha256, path, created_by)
select $1, 'quota' || n, 'private', 'x', 'text/plain', $4, '', 'nowhere', $2 from generate_series(1, $3::int) n`,
      [customer, account, count, size],
    );
    expect(await upload(crm, PNG)).toMatchObject({ status: 422, code: 'file_quota' });
    expect((await upload(office, PNG)).status).toBe(200);
    await run(`update khuon_file set created_at = now() - interval '25 hours' where path = 'nowhere'`);
    expect((await upload(crm, PNG)).status).toBe(200);
    await run(`delete from khuon_file where path = 'nowhere'`);
  });

  it('is two hundred templates, none larger than a form', async () => {
    const [customer, account] = await accountOf('crm');
    const preset = { screen: 'orders/create-single', name: 'Mẫu', content: { note: 'x' } };
    const large = { ...preset, content: { note: 'x'.repeat(100_000) } };
    expect((await crm.post('/form_preset', large)).json).toMatchObject({
      error: { fields: [{ path: 'content', code: 'too_long' }] },
    });
    await run(
      `insert into form_preset (customer_id, screen, name, content, created_by)
select $1, 's', 'n' || n, '{}', $2 from generate_series(1, 199) n`,
      [customer, account],
    );
    const replies = await Promise.all(
      [1, 2, 3].map((n) => crm.post('/form_preset', { ...preset, name: `${n}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await office.post('/form_preset', preset)).status).toBe(201);
  });

  it('is no picture that says where it was taken', async () => {
    const { path } = await upload(crm, JPEG, 'a.jpg');
    const reply = await server.app.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${crm.token}`, 'x-client-key': 'khuon' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.includes(PLACE)).toBe(false);
    expect(reply.rawPayload.subarray(-5)).toEqual(JPEG.subarray(-5));
  });

  it.each([16, 23, 30])('is no picture of which only %i bytes came', async (length) => {
    expect(await upload(crm, PNG.subarray(0, length))).toMatchObject({
      status: 422,
      code: 'file_wrong_type',
    });
  });
});
