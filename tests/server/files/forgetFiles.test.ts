import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetFiles } from '#server/files/forgetFiles.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** Ready ones: what is handed over is changed by nobody. */
const CHANGEABLE = { status: [40] };

describeOnDatabase('files that no record names', (database) => {
  let server: TestServer;
  let admin: Caller;
  let order: { id: number; version: number };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
    admin = await server.login('admin');
    const { json } = await admin.post('/order-list', { perPage: 1, filters: CHANGEABLE });
    const [{ id }] = json['rows'] as [{ id: number }];
    order = (await admin.send('GET', `/order/${id}`)).json as unknown as typeof order;
  });
  afterAll(() => server?.close());

  const owner = () => server.db.withoutTenant('maintenance');
  const me = async () => (await server.parts.sessions.find(admin.token ?? ''))?.accountId ?? 0;

  async function upload(): Promise<StoredFile & { address: string }> {
    const facts = { class: 'private', name: 'a.png', mediaType: 'image/png', createdBy: await me() } as const;
    const file = await server.parts.files.saveBytes(server.db.forTenant(1), 1, Buffer.from('x'), facts);
    return { ...file, address: `files/${file.publicId}` };
  }

  const age = (...some: readonly StoredFile[]) =>
    owner().query(`update khuon_file set used_at = now() - interval '25 hours' where id = any($1::int8[])`, [
      some.map(({ id }) => id),
    ]);

  async function put(images: readonly string[]): Promise<number> {
    const reply = await admin.send('PUT', `/order/${order.id}`, { version: order.version, images });
    if (reply.status === 200) order = reply.json as unknown as typeof order;
    return reply.status;
  }

  const isThere = (file: StoredFile) => existsSync(server.parts.files.toAbsolute(file.path));
  const isKnown = async (file: StoredFile) => (await server.parts.files.find(file.publicId)) !== undefined;

  it('go after a day, those of a record, an export or an import stay', async () => {
    const [named, old, fresh, exported] = await Promise.all([upload(), upload(), upload(), upload()]);
    expect(await put([named.address])).toBe(200);
    await owner().query(
      `insert into khuon_export (customer_id, account_id, filename, screen, language, state, file_id) values (1, $1, 'x', 's', 'vi', 'ready', $2)`,
      [await me(), exported.id],
    );
    await age(named, old, exported);
    await forgetFiles(server.parts);
    expect([named, old, fresh, exported].map(isThere)).toEqual([true, false, true, true]);
    expect([await isKnown(named), await isKnown(old)]).toEqual([true, false]);
    expect(await put([named.address, old.address])).toBe(422);
  });

  it('are not those of a note about a record', async () => {
    const file = await upload();
    const body = { entity: 'order', id: order.id, text: 'Ảnh đính kèm', paths: [file.address] };
    const said = await admin.post('/record-note', body);
    expect(said.status, said.body).toBeLessThan(300);
    await age(file);
    await forgetFiles(server.parts);
    expect(isThere(file)).toBe(true);
    await owner().query(`update khuon_note set files = '[]'::jsonb where record_id = $1`, [order.id]);
    await forgetFiles(server.parts);
    expect(isThere(file)).toBe(false);
  });

  it('are kept a day longer when a record lets go of them', async () => {
    const file = await upload();
    await put([file.address]);
    await age(file);
    await put([]);
    await forgetFiles(server.parts);
    expect(isThere(file)).toBe(true);
    await age(file);
    await forgetFiles(server.parts);
    expect(isThere(file)).toBe(false);
  });

  it('are never taken while a record that names them is being saved', async () => {
    const file = await upload();
    await age(file);
    // Both ways round the change either has its file or is refused.
    const [status] = await Promise.all([put([file.address]), forgetFiles(server.parts)]);
    expect(isThere(file)).toBe(status === 200);
    expect(await isKnown(file)).toBe(status === 200);
    await put([]);
  });

  it('that another record has can be named by a second one, which has its own right to keep them', async () => {
    const file = await upload();
    expect(await put([file.address])).toBe(200);
    const { json } = await admin.post('/order-list', { perPage: 2, filters: CHANGEABLE });
    const other = (json['rows'] as { id: number }[]).find(({ id }) => id !== order.id);
    const { json: second } = await admin.send('GET', `/order/${other?.id}`);
    const reply = await admin.send('PUT', `/order/${other?.id}`, {
      version: second['version'],
      images: [file.address],
    });
    expect(reply.status, reply.body).toBe(200);
    await put([]);
    await age(file);
    await forgetFiles(server.parts);
    expect(isThere(file)).toBe(true);
  });

  it('lie on the disk alone only until the next night', async () => {
    const folder = server.parts.files.toAbsolute(path.join('1', 'ab'));
    await mkdir(folder, { recursive: true });
    const [stray, fresh] = ['ab'.padEnd(24, 'x'), 'ab'.padEnd(24, 'y')].map((name) =>
      path.join(folder, name),
    );
    for (const name of [stray, fresh]) await writeFile(name ?? '', 'x');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(stray ?? '', yesterday, yesterday);
    await forgetFiles(server.parts);
    expect([stray, fresh].map((name) => existsSync(name ?? ''))).toEqual([false, true]);
  });
});
