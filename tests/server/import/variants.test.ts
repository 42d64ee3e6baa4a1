import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const [sheet] = model.imports.filter(({ screen }) => screen === 'orders/create-excel');
let server: TestServer;
let session: ServerSession;
let sku: string;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 5 });
  const { token } = await server.login('admin');
  session = (await server.parts.sessions.find(token ?? '')) as ServerSession;
  const { rows } = await server.db
    .withoutTenant('seed')
    .query<{ sku: string }>('select sku from goods limit 1');
  sku = rows[0]?.sku ?? '';
});
afterAll(() => server.close());

async function send(rows: readonly (readonly CellValue[])[]) {
  if (!sheet) throw new Error('no such import');
  const all = rows.map((cells, index) => ({ number: index + 1, cells }));
  const wish = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
  return (await runImport(server.parts, { session, language: 'vi', requestId: 't' }, all, wish)).answer;
}

it('a marketplace’s own sheet is known by its headings and read by its own columns', async () => {
  const answer = await send([
    ['Danh sách đơn hàng'],
    [
      'Mã đơn hàng',
      'Ngày đặt hàng',
      'Đơn Vị Vận Chuyển',
      'SKU phân loại hàng',
      'Số lượng',
      'Giá ưu đãi',
      'Tên Người nhận',
      'Số điện thoại',
      'Tỉnh/Thành phố',
      'TP / Quận / Huyện',
      'Địa chỉ nhận hàng',
    ],
    [
      '2607SHOPEE1',
      '2026-07-01',
      'SPX Express',
      sku,
      2,
      '125.000',
      'Mai',
      '84912345678',
      'TP. Hồ Chí Minh',
      'Quận 1',
      '12 Lê Lợi',
    ],
  ]);
  expect(answer).toMatchObject({ variant: 'shopee', accepted: 1, stored: true, ignored: ['Ngày đặt hàng'] });
  const { rows } = await server.db
    .withoutTenant('seed')
    .query(
      `select create_method, source, delivery_company, receiver_phone, id_city, receiver_district, goods_total from "order" where customer_order_id = '2607SHOPEE1'`,
    );
  expect(rows).toEqual([
    {
      create_method: 3,
      source: 1,
      delivery_company: 'spx',
      receiver_phone: '0912345678',
      id_city: 1079,
      receiver_district: 'Quận 1',
      goods_total: 250_000,
    },
  ]);
});

it('what is wrong in it is named by its own headings', async () => {
  const answer = await send([
    ['Order ID', 'Seller SKU', 'Quantity', 'Recipient', 'Phone #', 'Detail Address', 'Province'],
    ['T1', 'NO-SUCH', 1, 'Mai', '0912345678', '12 Lê Lợi', 'Hà Nội'],
  ]);
  expect(answer).toMatchObject({ variant: 'tiktok_shop', stored: false, accepted: 0 });
  expect(answer.errors).toMatchObject([{ row: 2, column: 'Seller SKU' }]);
});

it('the import’s own sheet is none of them', async () => {
  expect((await send([['Mã đơn'], ['x']])).variant).toBeUndefined();
});
