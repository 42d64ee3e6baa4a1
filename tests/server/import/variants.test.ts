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
let other: string;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 5 });
  const { token } = await server.login('admin');
  session = (await server.parts.sessions.find(token ?? '')) as ServerSession;
  const { rows } = await server.db
    .withoutTenant('seed')
    .query<{ sku: string }>('select sku from goods order by id limit 2');
  [sku, other] = rows.map((row) => row.sku) as [string, string];
});
afterAll(() => server.close());

async function send(rows: readonly (readonly CellValue[])[]) {
  if (!sheet) throw new Error('no such import');
  const all = rows.map((cells, index) => ({ number: index + 1, cells }));
  const request = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
  return (await runImport(server.parts, { session, language: 'vi', requestId: 't' }, all, request)).answer;
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

it('a sheet of Lazada has a row for each piece: those of one article are counted', async () => {
  const pieceOf = (item: string, code: string) => ({
    orderItemId: item,
    orderType: 'Normal',
    lazadaId: '1',
    sellerSku: code,
    lazadaSku: `${code}-1`,
    createTime: '21 Nov 2026 09:00',
    orderNumber: '429900000000001',
    customerName: 'M***i',
    shippingName: 'Trần Mai',
    shippingAddress: '12 Lê Lợi',
    shippingAddress3: 'Hồ Chí Minh',
    shippingAddress4: 'Quận 1',
    shippingPhone: '84912345678',
    payMethod: 'COD',
    paidPrice: 115_000,
    unitPrice: 125_000,
    itemName: 'Áo',
    shippingProvider: 'LEX VN',
    trackingCode: 'LEXVN001',
    status: 'confirmed',
    sellerNote: 'Gọi trước',
  });
  const head = Object.keys(pieceOf('', ''));
  const row = (item: string, code: string): CellValue[] => Object.values(pieceOf(item, code));
  const answer = await send([head, row('1', sku), row('2', other), row('3', sku)]);
  expect(answer).toMatchObject({ variant: 'lazada', accepted: 1, stored: true, errors: [] });
  const { rows } = await server.db.withoutTenant('seed').query(
    `select o.create_method, o.source, o.delivery_company, o.receiver_phone, o.id_city, o.receiver_district, o.note, o.goods_total,
(select array_agg(l.sku || ' ' || l.quantity order by l.id) from order_line l where l.order_id = o.id) as lines
from "order" o where customer_order_id = '429900000000001'`,
  );
  expect(rows).toEqual([
    {
      create_method: 3,
      source: 2,
      delivery_company: 'lex',
      receiver_phone: '0912345678',
      id_city: 1079,
      receiver_district: 'Quận 1',
      note: 'Gọi trước',
      goods_total: 375_000,
      lines: [`${sku} 2`, `${other} 1`],
    },
  ]);
  const wrong = await send([head, row('4', sku), row('5', sku), row('6', 'NO-SUCH')]);
  expect(wrong.errors).toMatchObject([{ row: 4, column: 'sellerSku' }]);
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
