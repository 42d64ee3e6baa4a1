import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

/*
 * Money agrees: one month is walked from the lines of its orders over the orders, their invoices, the report, the footers of lists and
 * the workbook, and has one total everywhere.
 */

const MONTH = { from: '2000-06-01', to: '2000-06-30' };
/** What an accountant looks for: what was sold, not a transfer between own places. */
const SOLD = `"order" o where o.customer_id = 1 and o.deleted_at is null and o.status = 200 and o.create_method <> 7
and (o.created_at at time zone 'Asia/Ho_Chi_Minh')::date between '2000-06-01' and '2000-06-30'`;

interface Sold {
  id: number;
  customer_order_id: string;
  goods_total: number;
  discount: number;
}

describeOnDatabase('the money of a month', (database) => {
  let server: TestServer;
  let admin: Caller;
  let orders: Sold[];
  /** Of the goods, less what was taken off whole orders. */
  let total: { goods: number; net: number };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
    // The first and the last hour of the month, by the clock of the customer, are in it; the next one is not.
    await run(`update "order" set status = 200, create_method = case when create_method = 7 then 1 else create_method end,
discount = case when id % 4 = 0 and goods_total > 1000 then 1000 else discount end,
created_at = case id % 3 when 0 then timestamptz '2000-05-31T17:30:00Z' when 1 then timestamptz '2000-06-30T16:30:00Z'
else timestamptz '2000-06-30T17:30:00Z' end where customer_id = 1`);
    orders = await run<Sold>(
      `select o.id, o.customer_order_id, o.goods_total::int, coalesce(o.discount, 0)::int as discount from ${SOLD}`,
    );
    const add = (read: (order: Sold) => number): number => orders.reduce((sum, one) => sum + read(one), 0);
    const goods = add(({ goods_total }) => goods_total);
    total = { goods, net: goods - add(({ discount }) => discount) };
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(sql, values)).rows;

  const filters = { created_at: MONTH, status: [200] };

  test('is what the lines of its orders come to', async () => {
    expect(orders.length).toBeGreaterThan(20);
    expect(total.net).toBeLessThan(total.goods);
    const [lines] = await run<{ sum: number }>(
      `select sum(l.quantity * l.unit_price - coalesce(l.discount, 0))::int as sum from order_line l
where l.order_id in (select o.id from ${SOLD})`,
    );
    expect(lines?.sum).toBe(total.goods);
  });

  test('stands below the list of orders, and below that of their lines', async () => {
    const footer = async (viewMode: string) =>
      (await admin.post('/order-count', { filters, viewMode })).json['sum'] as Record<string, number>;
    const sum = await footer('order');
    expect(sum['goods_total']).toBe(total.goods);
    expect(Number(sum['goods_total']) - Number(sum['discount'])).toBe(total.net);
    expect((await footer('goods'))['lines.amount']).toBe(total.goods);
  });

  test('is what the reports of orders and of revenue say', async () => {
    const tiles = async (url: string, asked: object) =>
      ((await admin.post(url, { filters: asked })).json as unknown as ReportAnswer).tiles;
    const ofOrders = await tiles('/order-report', { created_at: MONTH });
    expect(ofOrders['goods_total']?.values).toEqual({ goods_total: total.goods });
    const revenue = await tiles('/revenue-report', { at: MONTH });
    expect(revenue['booked']?.values).toEqual({ booked: total.net });
    const goods = await tiles('/goods-report', { at: MONTH });
    expect(Object.values(goods).flatMap(({ values }) => Object.values(values))).toContain(total.goods);
  });

  test('is what the workbook adds up to', async () => {
    const { rawPayload } = await server.app.inject({
      method: 'POST',
      url: '/api/order-download',
      headers: { authorization: `Bearer ${admin.token}`, 'x-client-key': 'khuon' },
      payload: { filters, columns: ['customer_order_id', 'goods_total', 'discount'], format: 'xlsx' },
    });
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(rawPayload as unknown as ArrayBuffer);
    const sheet = workbook.worksheets[0];
    const codes = new Set(orders.map(({ customer_order_id: code }) => code));
    const rows = (sheet?.getSheetValues() ?? []).filter(
      (row) => Array.isArray(row) && codes.has(String(row[1])),
    );
    const cell = (row: unknown, at: number): number => Number((row as unknown[])[at] ?? 0);
    expect(rows).toHaveLength(orders.length);
    expect(rows.reduce((sum: number, row) => sum + cell(row, 2), 0)).toBe(total.goods);
    expect(rows.reduce((sum: number, row) => sum + cell(row, 2) - cell(row, 3), 0)).toBe(total.net);
  });

  test('is what its invoices are made out for', async () => {
    const invoiced = `select i.total::int as total from invoice i where i.id in
(select s.invoice_id from invoice_source s join ${SOLD.replace(' where ', ' on s.order_id = o.id where ')})`;
    await run(`delete from invoice_source`);
    await run(`update "order" set invoice_handling = 0 where customer_id = 1`);
    const made = await admin.post('/invoice-from-codes', {
      codes: orders.map(({ customer_order_id: code }) => code).join(', '),
    });
    expect(made.json, made.body).toMatchObject({ made: orders.length });
    const invoices = await run<{ total: number }>(invoiced);
    expect(invoices).toHaveLength(orders.length);
    expect(invoices.reduce((sum, one) => sum + one.total, 0)).toBe(total.net);
  });
});
