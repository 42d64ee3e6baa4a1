import { expect } from 'vitest';
import { startMarket } from '../../support/market.ts';
import { toUpload, toWorkbook } from '../../server/import/sheets.ts';
import type { ScanSaid } from './openScanFloor.ts';

/** An article of the day. */
export interface Article {
  id: number;
  sku: string;
  price: number;
  cost: number;
  isStamped: boolean;
}

const PATIENCE = { timeout: 30_000, interval: 40 };
const PRICES = [120_000, 85_000, 240_000, 60_000, 150_000, 310_000];
/** So many articles; those below have a day until which they keep, the last wears stamps. */
const EXPIRING = 3;

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A warehouse that opened this morning: nothing on its shelves, no order that waits, nothing in its ledger. */
export async function openDay(database: Parameters<typeof startMarket>[0]) {
  const market = await startMarket(database);
  const { server, admin, run: ask, sandbox } = market;
  let count = 0;
  const next = () => `day-${(count += 1)}`;
  const done = async (path: string, body: object = {}): Promise<Record<string, unknown>> => {
    const reply = await admin.post(path, body, { 'Idempotency-Key': next() });
    expect([200, 201], `${path} ${reply.body}`).toContain(reply.status);
    return reply.json;
  };
  const idOf = async (path: string, body: object) => Number((await done(path, body))['id']);
  const read = async (path: string) => (await admin.send('GET', path)).json;
  const put = async (path: string, body: object) => {
    const { version } = await read(path);
    const reply = await admin.send('PUT', path, { version, ...body });
    expect(reply.status, `${path} ${reply.body}`).toBe(200);
    return reply.json;
  };

  const [category] = await ask<{ id: number }>(
    'select min(id) as id from goods_category where customer_id = 1',
  );
  const build = (code_name: string) =>
    idOf('/warehouse', {
      code_name,
      name: `Kho ${code_name}`,
      kind: 'storage',
      address: 'Lô 3 Khu công nghiệp Sài Đồng, Hà Nội',
      phone: '0912000777',
    });
  const [warehouse_id, other_id] = [await build('NGAY1'), await build('NGAY2')];
  const [account] = await ask<{ id: number }>(
    `select id from account where customer_id = 1 and username = 'admin'`,
  );
  await put(`/account/${account?.id}`, { warehouse_ids: [warehouse_id, other_id] });
  const articles: Article[] = [];
  for (const [index, price] of PRICES.entries()) {
    const sku = `NGAY-${index + 1}`;
    const id = await idOf('/goods', {
      sku,
      name: `Hàng ngày ${index + 1}`,
      unit: 'piece',
      item_per_pack: 1,
      active: true,
      has_expiry: index < EXPIRING,
      category_id: category?.id,
      retail_price: price,
      weight: 200,
    });
    articles.push({ id, sku, price, cost: price / 2, isStamped: index === PRICES.length - 1 });
  }
  const shelves = Array.from({ length: 8 }, (_, index) => `NG-0${index + 1}`);
  for (const code of shelves)
    await done('/cell', { code, warehouse_id, zone: 'NG', kind: 'pick', one_expiry: true, active: true });

  /** A step of a kind of work, `/scan/<mode>`. */
  const at =
    (mode: string) =>
    async (body: object): Promise<ScanSaid> => {
      const given = { warehouse_id, command: 'scan', operation: next(), ...body };
      return (await done(`/scan/${mode}`, given)) as unknown as ScanSaid;
    };
  const sendFile = async (url: string, file: Parameters<typeof toUpload>[0]) => {
    const { payload, type } = toUpload(file);
    const reply = await server.app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        'content-type': type,
      },
      payload,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Record<string, unknown>>();
  };
  /** A sheet of orders. */
  const upload = async (rows: readonly (readonly unknown[])[]): Promise<void> => {
    const { errors = [] } = await sendFile('/api/order-import', {
      name: 'đơn.xlsx',
      bytes: await toWorkbook(rows),
    });
    expect(errors).toEqual([]);
  };
  /** A picture that was taken; where it is kept. */
  const uploadPicture = async (): Promise<string> =>
    String((await sendFile('/api/upload-image', { name: 'biên bản.png', bytes: PICTURE }))['path']);
  const idle = () =>
    expect
      .poll(
        () => ask('select job, error from khuon_task where customer_id = 1 and failed_at is null'),
        PATIENCE,
      )
      .toEqual([]);
  return {
    market,
    server,
    sandbox,
    admin,
    ask,
    done,
    idOf,
    read,
    put,
    at,
    upload,
    uploadPicture,
    idle,
    articles,
    shelves,
    warehouse_id,
    other_id,
    /** Rows of a list, all of them. */
    list: async (url: string, body: object) => {
      const { rows, sum } = (await done(url, { perPage: 200, ...body })) as {
        rows: Record<string, unknown>[];
        sum?: Record<string, unknown>;
      };
      return { rows, sum: sum ?? {} };
    },
  };
}

export type Day = Awaited<ReturnType<typeof openDay>>;
