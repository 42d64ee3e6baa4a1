import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { type BuiltServer, buildServer } from '../../support/buildServer.ts';
import { describeOnDatabases, postgresUrl } from '../../support/database.ts';
import { startProcess, type ServerProcess } from '../../support/ServerProcess.ts';
import { toUpload, toWorkbook } from '../import/sheets.ts';

const ORDERS = 800;
const HEAD = ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng', 'Đơn giá', 'COD'];
const ADMIN = { username: 'chu.kho', password: 'mat-khau-kho' };

let built: BuiltServer;
beforeAll(async () => void (built = await buildServer()));
afterAll(() => built.remove());

describeOnDatabases('a large import whose process is killed', ({ name, open }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'khuon-killed-'));
  const env: Record<string, string> = {
    DATA_DIR: path.join(folder, 'data'),
    FILES_DIR: path.join(folder, 'files'),
    DEMO: '0',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  };
  let server: ServerProcess | undefined;
  let db: Db | undefined;
  let token = '';

  afterAll(async () => {
    await server?.kill();
    await db?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    if (name === 'postgres' && !db) {
      db = await open();
      const { rows } = await db
        .withoutTenant('maintenance')
        .query<{ name: string }>('select current_database() as name');
      const url = new URL(postgresUrl ?? '');
      url.pathname = `/${rows[0]?.name}`;
      env['DATABASE_URL'] = url.href;
    }
    server = await startProcess(built.program, env);
  }

  async function call(method: string, address: string, body?: object, type = 'application/json') {
    const answer = await fetch(`${server?.api}${address}`, {
      method,
      headers: {
        'x-client-key': 'khuon',
        ...(body ? { 'content-type': type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  }

  async function upload(prefix: string) {
    const order = (_: unknown, at: number) => [
      `${prefix}${at}`,
      'Nguyễn Mai',
      912345678,
      '12 Lê Lợi',
      'AO-1',
      2,
      1000,
      2000,
    ];
    const bytes = await toWorkbook([HEAD, ...Array.from({ length: ORDERS }, order)]);
    const { payload, type } = toUpload({ name: 'đơn.xlsx', bytes });
    return call('POST', '/order-import', payload, type);
  }
  const stateOf = async (id: unknown) => (await call('GET', `/order-import/jobs/${String(id)}`)).json;
  const countOrders = async () => {
    const body = { filters: {}, viewMode: 'order', page: 1 };
    return (await call('POST', '/order-list', body)).json['total'];
  };

  test(
    'goes on within a minute of the restart, is stored once, and makes room for the next',
    { timeout: 180_000 },
    async () => {
      await start();
      token = String((await call('POST', '/login', ADMIN)).json['token']);
      const goods = await call('POST', '/goods', { sku: 'AO-1', name: 'Áo thun', unit: 'piece' });
      expect(goods.status, JSON.stringify(goods.json)).toBe(201);
      const { status, json } = await upload('A');
      expect(status).toBe(202);
      // The one connection of the embedded database answers again when the import is over.
      await Promise.race([
        expect.poll(() => stateOf(json['id']), { interval: 20 }).toMatchObject({ state: 'running' }),
        wait(1_000),
      ]);
      await wait(200);
      await server?.kill();
      await start();
      const restarted = Date.now();
      expect(await stateOf(json['id'])).toMatchObject({ state: 'running' });
      await expect
        .poll(() => stateOf(json['id']), { timeout: 60_000, interval: 250 })
        .toMatchObject({ state: 'done', answer: { accepted: ORDERS, stored: true } });
      expect(Date.now() - restarted).toBeLessThan(60_000);
      expect(await countOrders()).toBe(ORDERS);
      expect((await upload('B')).status).toBe(202);
    },
  );
});
