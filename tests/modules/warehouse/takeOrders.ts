import { expect } from 'vitest';
import { SHOP } from '../../support/market.ts';
import type { Day } from './openDay.ts';

/** An order that was taken in. */
export interface Taken {
  id: number;
  code: string;
  method: number;
  status: number;
  goods: number;
  cod: number;
}

interface Line {
  goods_id: number;
  sku: string;
  quantity: number;
  unit_price: number;
}

/** What the n-th buyer asks for. */
function linesOf({ articles }: Day, index: number): Line[] {
  const wanted = [[index % articles.length, 1 + (index % 2)]];
  if (index % 3 === 0) wanted.push([(index + 2) % articles.length, 1]);
  return wanted.flatMap(([at = 0, quantity = 1]) => {
    const one = articles[at];
    return one ? [{ goods_id: one.id, sku: one.sku, quantity, unit_price: one.price }] : [];
  });
}

const totalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
const phoneOf = (index: number) => `0912${String(345_000 + index)}`;
const unnamed = ({ goods_id, quantity, unit_price }: Line) => ({ goods_id, quantity, unit_price });

const toBody = (day: Day, index: number) => {
  const lines = linesOf(day, index);
  return {
    receiver_name: `Khách ${index}`,
    receiver_phone: phoneOf(index),
    receiver_address: '12 Hàng Bông',
    cod_amount: totalOf(lines),
    lines: lines.map(unnamed),
  };
};

/** Each way by which an order comes in, given its number. */
const WAYS: readonly ((day: Day, indexes: readonly number[]) => Promise<void>)[] = [
  async (day, indexes) => {
    for (const index of indexes) await day.done('/order', toBody(day, index));
  },
  async (day, indexes) => {
    const rows = indexes.flatMap((index) =>
      linesOf(day, index).map(({ sku, quantity, unit_price }) => [
        `NGAY-X-${index}`,
        `Khách ${index}`,
        phoneOf(index),
        '12 Lê Lợi',
        sku,
        quantity,
        unit_price,
        totalOf(linesOf(day, index)),
      ]),
    );
    await day.upload([
      ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng', 'Đơn giá', 'COD'],
      ...rows,
    ]);
  },
  async (day, indexes) => {
    const rows = indexes.flatMap((index) =>
      linesOf(day, index).map(({ sku, quantity, unit_price }) => [
        `NGAY-S-${index}`,
        `Khách ${index}`,
        phoneOf(index),
        '12 Lê Lợi',
        sku,
        quantity,
        unit_price,
      ]),
    );
    const head = ['Mã đơn hàng', 'Tên Người nhận', 'Số điện thoại', 'Địa chỉ nhận hàng'];
    await day.upload([[...head, 'SKU phân loại hàng', 'Số lượng', 'Giá ưu đãi'], ...rows]);
  },
  async (day, indexes) => {
    const { key } = await day.done('/create-api-key', { name: 'Website' });
    for (const index of indexes) {
      const reply = await day.server.app.inject({
        method: 'POST',
        url: '/api/public/orders',
        headers: { 'x-api-key': String(key), 'idempotency-key': `web-${index}` },
        payload: toBody(day, index),
      });
      expect(reply.statusCode, reply.body).toBe(200);
    }
  },
  takeFromMarketplace,
  async (day, indexes) => {
    for (const index of indexes) await confirmLead(day, index);
  },
  takeFromConsignments,
  async (day, indexes) => {
    const sender = { kind: 4, sender_name: 'Shop Mây', sender_phone: '0987654321' };
    for (const index of indexes) await day.done('/order', { ...toBody(day, index), ...sender });
  },
  async (day, indexes) => {
    const staff = { kind: STAFF_EXPORT, export_reason: 'Mẫu chụp ảnh', cod_amount: 0 };
    for (const index of indexes) await day.done('/order', { ...toBody(day, index), ...staff });
  },
  takeFromConversations,
];

/** Creation method of what staff take out themselves. */
const STAFF_EXPORT = 8;

async function takeFromMarketplace(day: Day, indexes: readonly number[]): Promise<void> {
  const { market, sandbox, server, warehouse_id } = day;
  const shop = await market.connect();
  const pushUrl = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/hooks/orders/shopee`;
  sandbox.set({ pushUrl });
  const [app] = await day.ask<{ id: number }>('select id from market_app where customer_id = 1');
  await day.put(`/market_app/${app?.id}`, { push_url: pushUrl });
  await day.put(`/shop_connection/${shop}`, { warehouse_id });
  for (const index of indexes) {
    const code = `NGAYP${index}`;
    const items = linesOf(day, index).map(({ sku, quantity, unit_price }, at) => ({
      item_id: 100 + at,
      item_name: sku,
      item_sku: sku,
      model_id: 0,
      model_quantity_purchased: quantity,
      model_discounted_price: unit_price,
    }));
    sandbox.put(SHOP, { order_sn: code, item_list: items });
    // Told twice, it comes in once.
    expect([await sandbox.push(SHOP, code), await sandbox.push(SHOP, code)]).toEqual([200, 200]);
  }
  await day.idle();
}

/** From the call to the order, with a deposit. */
async function confirmLead(day: Day, index: number): Promise<void> {
  const lines = linesOf(day, index);
  const { id } = await day.done('/lead', {
    phone: phoneOf(index),
    name: `Khách ${index}`,
    address: '12 Láng Hạ',
    ward: 'Láng Hạ',
    product: 'Hàng ngày',
    account_id: 1,
    lines: lines.map(unnamed),
  });
  const path = `/lead/${Number(id)}`;
  await day.done(`${path}/check`);
  await day.done(`${path}/ask_deposit`, { deposit_required: 50_000 });
  const deposits = [{ code: `FT${index}`, value: 50_000, date: '2026-01-05', method: 'bank_transfer' }];
  await day.put(path, { deposits });
  await day.done(`${path}/deposit_found`);
}

/** Who writes to a page buys, once or twice. */
async function takeFromConversations(day: Day, indexes: readonly number[]): Promise<void> {
  const [page] = (await day.list('/omnichannel-page-list', {})).rows;
  for (const [at, index] of indexes.entries()) {
    const contact_id = await day.idOf('/conversation_contact', {
      omnichannel_page_id: page?.['id'],
      external_id: `NGAY-${index}`,
      name: `Khách ${index}`,
      phone: phoneOf(index),
    });
    const talk = { omnichannel_page_id: page?.['id'], contact_id, type: 'message' };
    const id = await day.idOf('/conversation', talk);
    await day.done(`/conversation/${id}/take`);
    const lines = linesOf(day, index).map(unnamed);
    // The last one buys what it wants in two orders.
    const orders = at === indexes.length - 1 ? lines.map((line) => [line]) : [lines];
    for (const ordered of orders)
      await day.done(`/conversation/${id}/take_order`, { receiver_address: '8 Hàng Gai', lines: ordered });
    const { total } = await day.done('/conversation-order-count', { filters: { conversation_id: [id] } });
    expect(total).toBe(orders.length);
    expect((await day.read(`/conversation/${id}`))['status']).toBe(100);
  }
}

/** More is kept than is drawn; the rest stays kept. */
async function takeFromConsignments(day: Day, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) {
    const lines = linesOf(day, index);
    const consignee_id = await day.idOf('/consignee', {
      code: `NGAY-${index}`,
      name: `Đại lý ${index}`,
      phone: phoneOf(index),
      kind: 'shop',
      address: '5 Phố Huế',
    });
    const id = await day.idOf('/consignment', {
      consignee_id,
      warehouse_id: day.warehouse_id,
      expires_on: '2099-01-01',
      lines: lines.map((line) => ({ ...unnamed(line), quantity: line.quantity + 1 })),
    });
    const drawn = lines.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
    await day.done(`/consignment/${id}/release_goods`, { lines: drawn });
  }
}

/** So many orders, by all ways in turn, each to go out of the day's warehouse with the same carrier, but what staff take themselves. */
export async function takeOrders(day: Day, count: number): Promise<Taken[]> {
  const [before] = await day.ask<{ id: number }>('select max(id)::int as id from "order"');
  for (const [at, take] of WAYS.entries())
    await take(
      day,
      Array.from({ length: count }, (_, index) => index).filter((index) => index % WAYS.length === at),
    );
  const ids = await day.ask<{ id: number }>(
    'select id::int as id from "order" where id > $1 and customer_id = 1 order by id',
    [before?.id],
  );
  for (const { id } of ids) await makeReady(day, id);
  return day.ask<Taken>(
    `select id::int as id, customer_order_id as code, create_method as method, status, goods_total::int as goods, coalesce(cod_amount, 0)::int as cod
      from "order" where id > $1 and customer_id = 1 order by id`,
    [before?.id],
  );
}

async function makeReady(day: Day, id: number): Promise<void> {
  const order = await day.read(`/order/${id}`);
  const isOwn = order['create_method'] === STAFF_EXPORT;
  await day.put(`/order/${id}`, {
    ...(order['warehouse_id'] === null && { warehouse_id: day.warehouse_id }),
    ...(!isOwn && { delivery_company: 'ghn', delivery_order_id: `VD${String(id).padStart(8, '0')}` }),
  });
  const { status } = await day.read(`/order/${id}`);
  if (status === -100) await day.done(`/order/${id}/allocate`);
  if ((await day.read(`/order/${id}`))['status'] === 35) await day.done(`/order/${id}/make_ready`);
}
