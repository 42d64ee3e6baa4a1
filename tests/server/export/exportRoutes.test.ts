import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOWNLOAD_AT_ONCE, type ExportProgress } from '#contract/wire.ts';
import type { Db } from '#server/db/Db.ts';
import { exportRoutes } from '#server/export/exportRoutes.ts';
import type { ExportJob } from '#server/export/runExport.ts';
import { runExport } from '#server/export/runExport.ts';
import { writeExport } from '#server/export/writeExport.ts';
import { createFileStore } from '#server/files/createFileStore.ts';
import { createTexts } from '#server/http/createTexts.ts';
import { createThreads } from '#server/threads/createThreads.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { customViewRoutes } from '#server/list/customViewRoutes.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { fillShop, shopSession, shopShape, type ShopOrder } from '../../support/shop.ts';
import { openShopApp, TOKEN, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, PHONES, PRICE, shopModel } from '../../support/shopModel.ts';

/** What a buyer may type to become a formula on somebody's desk (reliability.md 2, row 21). */
const FORMULAS = [
  '=HYPERLINK("http://x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  "=cmd|' /C calc'!A0",
];

const orders: readonly ShopOrder[] = [
  {
    id: 1,
    code: 'A',
    status: 40,
    receiver_name: 'Đặng Thị Hồng',
    receiver_phone: '0912345678',
    warehouse_id: 1,
    cod_amount: 25_000,
    quantity: 3,
    created_at: '2026-02-27T18:30:00Z',
    lines: [{ id: 1, sku: 'S1', quantity: 2, unit_price: 10 }],
  },
  { id: 2, code: 'B', status: 80, cod_amount: null, created_at: '2026-02-26T00:00:00Z' },
  ...FORMULAS.map((name, index) => ({
    id: 10 + index,
    code: `F${index}`,
    receiver_name: name,
    created_at: '2026-01-01T00:00:00Z',
  })),
];

async function readSheet(bytes: Buffer) {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const sheet = workbook.worksheets[0];
  return {
    sheet,
    rows:
      sheet
        ?.getSheetValues()
        .slice(1)
        .map((row) => (row as unknown[]).slice(1)) ?? [],
  };
}

describeOnDatabase('downloads', (database) => {
  let db: Db;
  let shop: ShopApp;
  let folder: string;
  const queued: ExportJob[] = [];
  const sent: unknown[] = [];
  const told: ExportProgress[] = [];
  const threads = createThreads({ databaseUrl: undefined });

  const signals = {
    exportReady: async (_: unknown, ...event: unknown[]) => void sent.push(event),
    exportProgress: async (_: unknown, __: number, ___: number, event: ExportProgress) =>
      void told.push(event),
  };

  const noticed: unknown[] = [];
  const notifier = {
    send: async (_: unknown, ...notice: unknown[]) => void noticed.push(notice),
  };

  const accountOf = (token: string) => {
    const session = shop.sessions.get(token);
    return session && ({ ...session, kind: 'account' } as const);
  };

  const partsOf = (): ServerParts =>
    ({
      db,
      model: shopModel,
      files: createFileStore(db, folder),
      texts: createTexts(() => shopModel.messages),
      now: () => new Date('2026-02-28T03:00:00Z'),
      sessions: { readAccount: async () => accountOf(TOKEN), renew: async () => accountOf(TOKEN) },
      threads,
      signals,
      notifier,
    }) as unknown as ServerParts;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'khuon-export-'));
    db = await database.open(shopShape);
    await fillShop(db, orders);
    const jobs = {
      register: () => undefined,
      enqueue: async (_: unknown, __: string, job: ExportJob) => void queued.push(job),
    };
    shop = await openShopApp(db, shopSession([MANAGER, PRICE, PHONES]), [exportRoutes, customViewRoutes], {
      jobs: jobs as never,
      threads,
      signals: signals as never,
    });
  });
  afterAll(async () => {
    await shop.app.close();
    await threads.close();
    await db.close();
    await rm(folder, { recursive: true });
  });

  async function download(body: object, app = shop) {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon', 'accept-language': 'vi' };
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/shop-order-download',
      headers,
      payload: body,
    });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
  }

  it('gives the columns on screen with words, money and local times', async () => {
    const { status, headers, bytes } = await download({
      filters: { status: [40, 80] },
      sort: { field: 'code', order: 'ASC' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''orders.xlsx");
    const { sheet, rows } = await readSheet(bytes);
    expect(rows[0]?.slice(0, 2)).toEqual(['Mã đơn', 'shop_order.created_at']);
    expect(rows[1]).toEqual([
      'A',
      new Date('2026-02-28T01:30:00Z'),
      'Sẵn sàng',
      'Đặng Thị Hồng',
      '0912345678',
      'HN – Kho chính',
      25_000,
      3,
      6,
    ]);
    expect(rows[2]).toEqual(['B', new Date('2026-02-26T07:00:00Z'), 'Đã lấy']);
    expect(sheet?.getCell('B2').numFmt).toBe('hh:mm dd/mm/yyyy');
    expect(sheet?.getCell('G2').numFmt).toBe('#,##0');
    expect(sheet?.getCell('E2').type).toBe(exceljs.ValueType.String);
  });

  it('gives text as text, whatever it begins with', async () => {
    const { sheet } = await readSheet(
      (
        await download({
          filters: { created_at: { from: '2026-01-01', to: '2026-01-02' } },
          sort: { field: 'code', order: 'ASC' },
        })
      ).bytes,
    );
    FORMULAS.forEach((formula, index) => {
      const cell = sheet?.getCell(index + 2, 4);
      expect(cell?.formula).toBeUndefined();
      expect(cell?.type).toBe(exceljs.ValueType.String);
      expect(String(cell?.value).trim()).toBe(formula.trim());
    });
  });

  it('gives the same rows and rights as CSV', async () => {
    const body = { filters: { status: [40, 80] }, sort: { field: 'code', order: 'ASC' }, format: 'csv' };
    const { status, headers, bytes } = await download(body);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      "attachment; filename*=UTF-8''orders.csv",
    ]);
    const [head, ...lines] = bytes.subarray(3).toString().split('\r\n');
    expect(head).toContain('Mã đơn,shop_order.created_at');
    expect(lines.slice(0, 2)).toEqual([
      'A,2026-02-28 01:30,Sẵn sàng,Đặng Thị Hồng,0912345678,HN – Kho chính,25000,3,6',
      'B,2026-02-26 07:00,Đã lấy,,,,,,',
    ]);
    expect(lines.find((line) => line.startsWith('F1,'))).toContain(",'+1+1,");
    const other = await openShopApp(db, shopSession([MANAGER]), [exportRoutes], {
      jobs: { register: () => undefined } as never,
      threads,
    });
    const hidden = (await download(body, other)).bytes.toString();
    expect(hidden).toContain('091***5678');
    expect(hidden).not.toContain('25000');
    await other.app.close();
    expect((await download({ format: 'pdf' })).status).toBe(422);
  });

  it('gives the columns of the view that is open, in its order, whatever the caller chose for himself', async () => {
    const asked = { filters: { status: [40] }, columns: ['status', 'receiver_phone', 'code'] };
    const { rows } = await readSheet((await download(asked)).bytes);
    expect(rows[1]).toEqual(['Sẵn sàng', '0912345678', 'A']);
    // What belongs to the rows of another mode is left out; nothing left: the caller's own.
    const goods = await download({ viewMode: 'goods', columns: ['receiver_phone', 'status'] });
    expect((await readSheet(goods.bytes)).rows[1]).toEqual(['Sẵn sàng']);
    const own = await download({ viewMode: 'goods', columns: [] });
    expect((await readSheet(own.bytes)).rows[1]).toEqual(['A', 'Sẵn sàng', 'S1', 2, 10]);
    const other = await openShopApp(db, shopSession([MANAGER]), [exportRoutes], {
      jobs: { register: () => undefined } as never,
      threads,
    });
    for (const columns of [['code', 'cod_amount'], ['no_such'], 'code', [7]])
      expect((await download({ columns }, other)).status).toBe(422);
    await other.app.close();
  });

  it('gives child rows in their mode', async () => {
    const { rows } = await readSheet((await download({ viewMode: 'goods' })).bytes);
    expect(rows[1]).toEqual(['A', 'Sẵn sàng', 'S1', 2, 10]);
  });

  it('shows nothing that the caller may not see, and his own choice of columns', async () => {
    const other = await openShopApp(db, shopSession([MANAGER]), [exportRoutes, customViewRoutes], {
      jobs: { register: () => undefined } as never,
      threads,
    });
    await other.post('/save-custom-view', { type: 'shop/orders', name: 'receiver_name', status: 0 });
    const { rows } = await readSheet(
      (await download({ sort: { field: 'code', order: 'ASC' } }, other)).bytes,
    );
    expect(rows[1]).toEqual([
      'A',
      new Date('2026-02-28T01:30:00Z'),
      'Sẵn sàng',
      '091***5678',
      'HN – Kho chính',
      3,
      6,
    ]);
    expect((await download({ filters: { cod_amount: { from: 1 } } }, other)).status).toBe(422);
    await db.withoutTenant('seed').query('delete from khuon_custom_view');
    await other.app.close();
  });

  it('queues a large one, one at a time; the job writes it with the rights of then', async () => {
    await db
      .withoutTenant('seed')
      .query(
        `insert into shop_order (customer_id, id, code, status, created_at) select 1, 1000 + n, 'N' || n, -100, '2025-06-01' from generate_series(1, ${DOWNLOAD_AT_ONCE}) n`,
      );
    const answer = await shop.post('/shop-order-download', {});
    expect([answer.status, answer.json['queued']]).toEqual([202, true]);
    const { filename } = answer.json;
    expect((await shop.post('/exports')).json).toEqual({
      rows: [{ filename, state: 'queued', written: 0, total: null }],
    });
    const second = await shop.post('/shop-order-download', {});
    expect([second.status, second.json['error']]).toEqual([
      429,
      expect.objectContaining({ code: 'export_running', retry_after: 10 }),
    ]);

    shop.sessions.set(TOKEN, shopSession([MANAGER]));
    await runExport(partsOf(), queued[0] as ExportJob);
    const { rows } = await db
      .withoutTenant('seed')
      .query<{ state: string; row_count: number; path: string; filename: string }>(
        'select e.state, e.row_count, f.path, e.filename from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id',
      );
    expect(rows).toMatchObject([{ state: 'ready', row_count: DOWNLOAD_AT_ONCE + orders.length }]);
    expect(sent).toEqual([[1, 7, { filename: rows[0]?.filename, session: queued[0]?.session }]]);
    expect(noticed).toEqual([
      [1, 'export_ready', { accounts: [7], params: { filename: rows[0]?.filename } }],
    ]);
    const sheet = await readSheet(await readFile(path.join(folder, rows[0]?.path ?? '')));
    expect(sheet.rows).toHaveLength(DOWNLOAD_AT_ONCE + orders.length + 2);
    expect(sheet.rows[0]).not.toContain('shop_order.cod_amount');
    expect(told[0]).toEqual({
      filename,
      state: 'running',
      written: 0,
      total: DOWNLOAD_AT_ONCE + orders.length,
    });
    expect((await shop.post('/exports')).json).toEqual({ rows: [] });

    await runExport(partsOf(), queued[0] as ExportJob);
    expect(sent).toHaveLength(1);
  });

  it('a queued one as CSV is kept under its own ending and type', async () => {
    await shop.post('/shop-order-download', { format: 'csv' });
    await runExport(partsOf(), queued.at(-1) as ExportJob);
    const { rows } = await db
      .withoutTenant('seed')
      .query<{ filename: string; media_type: string; path: string }>(
        `select e.filename, f.media_type, f.path from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id where e.filename like '%.csv'`,
      );
    expect(rows[0]?.filename).toMatch(/^orders-[0-9a-f]{12}\.csv$/);
    expect(rows[0]?.media_type).toBe('text/csv; charset=utf-8');
    const lines = (await readFile(path.join(folder, rows[0]?.path ?? ''), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(DOWNLOAD_AT_ONCE + orders.length + 2);
    await db.withoutTenant('seed').query(`delete from khuon_export where filename like '%.csv'`);
    queued.pop();
  });

  it('a queued one keeps the columns that were asked for, without those that were taken away meanwhile', async () => {
    const { filename } = (
      await shop.post('/shop-order-download', { format: 'csv', columns: ['status', 'cod_amount', 'code'] })
    ).json;
    await runExport(partsOf(), queued.at(-1) as ExportJob);
    const { rows } = await db
      .withoutTenant('seed')
      .query<{ path: string }>(
        `select f.path from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id where e.filename = $1`,
        [filename],
      );
    const [head] = (await readFile(path.join(folder, rows[0]?.path ?? ''), 'utf8')).split('\r\n');
    expect(head).toBe('\uFEFFshop_order.status,Mã đơn');
    await db.withoutTenant('seed').query(`delete from khuon_export where filename = $1`, [filename]);
    queued.pop();
  });

  it('a queued one of a closed account ends as failed', async () => {
    await shop.post('/shop-order-download', {});
    shop.sessions.delete(TOKEN);
    await runExport(partsOf(), queued[1] as ExportJob);
    const { rows } = await db
      .withoutTenant('seed')
      .query(`select state, error_code from khuon_export where state <> 'ready'`);
    expect(rows).toEqual([{ state: 'failed', error_code: 'account_disabled' }]);
    expect(told.at(-1)).toMatchObject({ state: 'failed' });
    expect(noticed.at(-1)).toMatchObject([1, 'export_failed', { accounts: [7], link: '/shop/orders' }]);
  });

  async function cancelWithKey(filename: unknown): Promise<number> {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/cancel-export',
      headers: { authorization: `Bearer ${TOKEN}`, 'x-client-key': 'khuon', 'idempotency-key': 'cancel-1' },
      payload: { filename },
    });
    return statusCode;
  }

  it('a cancelled one leaves no file, and makes room for the next', async () => {
    shop.sessions.set(TOKEN, shopSession([MANAGER]));
    const { filename } = (await shop.post('/shop-order-download', {})).json;
    expect((await shop.post('/cancel-export', { filename: 'other.xlsx' })).status).toBe(404);
    // A colleague's hand does not reach it.
    const colleague = 'token-of-company-one-02';
    shop.sessions.set(colleague, { ...shopSession([MANAGER]), accountId: 99 });
    expect((await shop.post('/cancel-export', { filename }, colleague)).status).toBe(404);
    expect((await shop.post('/exports', {}, colleague)).json).toEqual({ rows: [] });
    expect((await shop.post('/exports')).json).toMatchObject({ rows: [{ filename }] });
    const before = await readdir(path.join(folder, 'temporary'));
    // The person cancels while the thread writes: the row is no longer `running` when the job wants to keep its file.
    const run = async (...args: Parameters<typeof threads.run>) => {
      const result = await threads.run(...args);
      expect(await cancelWithKey(filename)).toBe(200);
      // The answer was lost and the browser asks again.
      expect(await cancelWithKey(filename)).toBe(200);
      return result;
    };
    await runExport({ ...partsOf(), threads: { ...threads, run } } as never, queued.at(-1) as ExportJob);
    const { rows } = await db
      .withoutTenant('seed')
      .query(`select state, file_id from khuon_export where filename = $1`, [filename]);
    expect(rows).toEqual([{ state: 'cancelled', file_id: null }]);
    expect(await readdir(path.join(folder, 'temporary'))).toEqual(before);
    expect((await shop.post('/cancel-export', { filename })).status).toBe(404);
  });

  it('one whose job was lost keeps nobody from asking again', async () => {
    expect((await shop.post('/shop-order-download', {})).status).toBe(202);
    expect((await shop.post('/shop-order-download', {})).status).toBe(429);
    await db
      .withoutTenant('seed')
      .query(`update khuon_export set created_at = now() - interval '61 minutes' where state = 'queued'`);
    expect((await shop.post('/exports')).json).toEqual({ rows: [] });
    const { status, json } = await shop.post('/shop-order-download', {});
    expect(status).toBe(202);
    expect((await shop.post('/exports')).json).toMatchObject({ rows: [{ filename: json['filename'] }] });
    await db.withoutTenant('seed').query(`delete from khuon_export where state = 'queued'`);
  });

  it('one whose rights went while it was written is written again with those that are left', async () => {
    shop.sessions.set(TOKEN, shopSession([MANAGER, PRICE, PHONES]));
    const { filename } = (await shop.post('/shop-order-download', { format: 'csv' })).json;
    const seed = db.withoutTenant('seed');
    let runs = 0;
    const run = async (...args: Parameters<typeof threads.run>) => {
      const result = await threads.run(...args);
      runs += 1;
      if (runs > 1) return result;
      await seed.query('insert into khuon_account_stamp (customer_id, account_id, stamp) values (1, 7, 1)');
      shop.sessions.set(TOKEN, shopSession([MANAGER], { stamp: 1 }));
      return result;
    };
    await runExport({ ...partsOf(), threads: { ...threads, run } } as never, queued.at(-1) as ExportJob);
    const { rows } = await seed.query<{ path: string }>(
      'select f.path from khuon_export e join khuon_file f on f.customer_id = e.customer_id and f.id = e.file_id where e.filename = $1',
      [filename],
    );
    const text = await readFile(path.join(folder, rows[0]?.path ?? ''), 'utf8');
    expect(text).toContain('091***5678');
    expect(text).not.toContain('shop_order.cod_amount');
    await seed.script('delete from khuon_account_stamp');
  });

  it('is the list, row by row', async () => {
    const session = shopSession([MANAGER]);
    const file = path.join(folder, 'whole.xlsx');
    const call = {
      screen: 'shop/orders',
      request: { filters: { status: [40] }, page: 3 },
      format: 'xlsx',
      language: 'vi',
    } as const;
    const { count } = await writeExport(partsOf(), session, call, { path: file });
    expect(count).toBe(1 + FORMULAS.length);
    expect((await readSheet(await readFile(file))).rows).toHaveLength(count + 2);
  });
});
