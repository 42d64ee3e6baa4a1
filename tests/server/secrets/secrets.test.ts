import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldModel, ServerModel } from '#contract/model.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { openContext, openSystem } from '#server/context/openContext.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { readRecord } from '#server/list/readRecord.ts';
import { migrateAdditive } from '#server/openServer.ts';
import { createSecrets } from '#server/secrets/createSecrets.ts';
import { readKeys } from '#server/secrets/readKeys.ts';
import { changeRecords } from '#server/write/changeRecords.ts';
import { createRecord } from '#server/write/createRecords.ts';
import { lockStored } from '#server/write/readStored.ts';
import { changeAs, type Change } from '#server/write/runChange.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const [OLD, NEW] = ['old-key-old-key-old-key-old-key-1', 'new-key-new-key-new-key-new-key-2'];
const TOKEN: FieldModel = { name: 'token', type: 'secret', json: 'string', writeOnly: true, secret: true };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('keys of secrets', () => {
  it('open what they made, in its place, also after a new one came', () => {
    const sealed = createSecrets([OLD]).seal('mật khẩu', '1 shop.token');
    expect(sealed).not.toContain('mật');
    expect(createSecrets([OLD]).seal('mật khẩu', '1 shop.token')).not.toBe(sealed);
    const rotated = createSecrets([NEW, OLD]);
    expect(rotated.open(sealed, '1 shop.token')).toBe('mật khẩu');
    const fresh = rotated.seal('mới', 'x');
    expect(createSecrets([NEW]).open(fresh, 'x')).toBe('mới');
    expect(() => createSecrets([NEW]).open(sealed, '1 shop.token')).toThrow('no key');
    expect(() => rotated.open(sealed, '2 shop.token')).toThrow();
    expect(() => rotated.open(`${sealed.slice(0, -2)}AA`, '1 shop.token')).toThrow();
    expect(() => createSecrets([]).seal('x', 'x')).toThrow('SECRET_KEY is not set');
  });

  it('are made once beside the embedded database, for nobody else to read; a server of its own must be told one', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'khuon-key-'));
    const model = { entities: [{ fields: [TOKEN] }] } as unknown as ServerModel;
    const config = { secretKeys: [], dataDir, databaseUrl: undefined };
    const keys = readKeys(config, model);
    expect([keys.length, readKeys(config, model)]).toEqual([1, keys]);
    expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(() => readKeys({ ...config, databaseUrl: 'postgres://x' }, model)).toThrow(
      'SECRET_KEY is not set',
    );
    expect(readKeys({ ...config, databaseUrl: 'postgres://x' }, { entities: [] })).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});

describeOnDatabase('secret fields', (database) => {
  let server: TestServer;
  let parts: ServerParts;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    const { model } = server.parts;
    const entities = model.entities.map((entity) =>
      entity.name === 'warehouse' ? { ...entity, fields: [...entity.fields, TOKEN] } : entity,
    );
    const code = { ...model.code, system: { rights: ['super_admin'] } };
    const validators = { ...model.validators, warehouse: () => true as const };
    const own: ServerModel = {
      ...model,
      entities,
      code,
      validators: validators as ServerModel['validators'],
    };
    parts = { ...server.parts, model: own, secrets: createSecrets([OLD]) };
    await migrateAdditive(server.db, own);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const author = () =>
    openSystem(parts, { customer: 1, reason: 'sync', module: 'system', requestId: 'secret' });
  const act = async <Result>(work: (change: Change) => Promise<Result>) =>
    changeAs(parts, await author(), work);
  const open = async (module = 'system', own = parts) => openContext(own, await author(), module, log);

  it('stay while nobody gives them, and go when they are given empty', async () => {
    const warehouse = entityOf(parts.model, 'warehouse');
    const id = await act((change) =>
      createRecord(change, warehouse, { code_name: 'BOKHOA', name: 'Kho', token: 'sắp bỏ' }),
    );
    const put = (body: object) =>
      act(async (change) => {
        const [old] = await lockStored(change, warehouse, [id]);
        await changeRecords(
          change,
          warehouse,
          [{ old: old ?? {}, body: { ...body, version: old?.['version'] } }],
          { action: 'update' },
        );
      });
    const token = async () => (await open()).readSecret('warehouse', id, 'token');
    await put({ name: 'Kho mới' });
    expect(await token()).toBe('sắp bỏ');
    await put({ token: '' });
    expect(await token()).toBeNull();
    const audit = await run(
      `select after from khuon_audit where entity = 'warehouse' and record_id = $1 and action = 'update' order by id`,
      [id],
    );
    expect(audit).toMatchObject([{ after: { name: 'Kho mới' } }, { after: { token: 'changed' } }]);
    await put({ token: 'mới' });
    await put({ token: null });
    expect(await token()).toBeNull();
  });

  it('are stored encrypted, told to nobody and read by their own module', async () => {
    const warehouse = entityOf(parts.model, 'warehouse');
    const body = { code_name: 'BIMAT', name: 'Kho', token: 'rất bí mật' };
    const id = await act((change) => createRecord(change, warehouse, body));
    const [row] = await run<{ token: string }>('select token from warehouse where id = $1', [id]);
    expect(row?.token).toMatch(/^[0-9a-f]{8}\.[\w-]{40,}$/);
    const seen = await act((change) => readRecord(change, warehouse, id));
    expect(seen).not.toHaveProperty('token');
    const audit = await run(`select after from khuon_audit where entity = 'warehouse' and record_id = $1`, [
      id,
    ]);
    expect(audit).toMatchObject([{ after: { token: 'changed' } }]);
    expect(await (await open()).readSecret('warehouse', id, 'token')).toBe('rất bí mật');
    const rotated = { ...parts, secrets: createSecrets([NEW, OLD]) };
    expect(await (await open('system', rotated)).readSecret('warehouse', id, 'token')).toBe('rất bí mật');
    await expect((await open('orders')).readSecret('warehouse', id, 'token')).rejects.toThrow(
      'not of the module',
    );
    await expect((await open()).readSecret('warehouse', id, 'name')).rejects.toThrow('is no secret');
    expect(await (await open()).readSecret('warehouse', 999_999, 'token')).toBeNull();
  });
});
