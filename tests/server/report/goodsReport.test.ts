import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { testDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

const URL = '/goods-report';
const PERIOD = { from: '2000-01-01', to: '2000-12-25' };

interface Sold {
  goods: number;
  quantity: number;
  amount: number;
  lines: number;
}

/** A report over a view: goods sold, counted by the lines of orders and of bills. */
describe('a report over orders and bills', () => {
  let server: TestServer;
  let admin: Caller;
  let manager: Caller;

  beforeAll(async () => {
    server = await startTestServer(testDatabases[0], { rows: 60 });
    // All of the demo company's orders into one period, two of them out of it, one canceled, one line deleted.
    await run(`update "order" set created_at = '2000-06-01T05:00:00Z', status = 40`);
    await run(`update "order" set created_at = '2001-06-01T05:00:00Z' where id % 30 = 1`);
    await run(`update "order" set status = 0 where id % 30 = 2`);
    await run(`update order_line set deleted_at = now() where id = (select min(id) from order_line)`);
    await run(`with bill as (insert into pos_sale (customer_id, code, pos_id, shift_id, kind, status, paid_at, goods_total, manual_discount, rounding, line_discount, bill_discount, voucher_amount, points_used, points_amount, points_earned, discount, total, bank_transfer, cash_amount, cash, goods_quantity, change)
select customer_id, 'HD-1', pos_id, id, 'sale', 'paid', '2000-06-02T05:00:00Z', 70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 70, 100, 7, 30 from pos_shift where customer_id = (select id from khuon_customer where key = 'demo') order by id limit 1 returning id, customer_id)
insert into pos_sale_line (customer_id, sale_id, goods_id, quantity, unit_price, is_gift, discount, amount)
select bill.customer_id, bill.id, (select min(id) from goods where customer_id = bill.customer_id), 7, 10, false, 0, 70 from bill`);
    // The revenue report opens the money of lines too: the manager is to hold the goods report alone.
    await run(`update role set permissions = array_remove(permissions, 'administration_report_revenue')`);
    admin = await server.login('admin');
    manager = await server.login('manager');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(sql)).rows;

  /** The same numbers by hand. */
  const readSold = () =>
    run<Sold>(`select l.goods_id as goods, sum(l.quantity)::int as quantity, sum(l.amount)::int as amount, count(*)::int as lines
from (select l.customer_id, l.goods_id, l.quantity, l.amount from order_line l join "order" o on o.id = l.order_id
  where o.deleted_at is null and l.deleted_at is null and o.status <> 0 and o.create_method <> 7 and o.created_at < '2001-01-01'
  union all select l.customer_id, l.goods_id, l.quantity, l.amount from pos_sale_line l join pos_sale s on s.id = l.sale_id where s.paid_at < '2001-01-01') l
join khuon_customer c on c.id = l.customer_id where c.key = 'demo'
group by l.goods_id order by quantity desc, l.goods_id`);

  async function ask(caller: Caller, filters: object = {}): Promise<ReportAnswer> {
    const reply = await caller.post(URL, { filters: { at: PERIOD, ...filters } });
    expect(reply.status, reply.body).toBe(200);
    return reply.json as unknown as ReportAnswer;
  }

  test('adds up the lines, by the goods that they name', async () => {
    const sold = await readSold();
    const { tiles } = await ask(admin);
    const total = (key: 'quantity' | 'amount' | 'lines') => sold.reduce((sum, row) => sum + row[key], 0);
    expect(tiles['quantity']?.values).toEqual({ quantity: total('quantity') });
    expect(tiles['amount']?.values).toEqual({ amount: total('amount') });
    expect(tiles['lines']?.values).toEqual({ lines: total('lines') });
    const groups = tiles['goods']?.groups ?? [];
    const byGoods = new Map(sold.map((row) => [row.goods, row]));
    for (const { key, label, values } of groups) {
      expect(values).toMatchObject({ quantity: byGoods.get(Number(key))?.quantity });
      expect(label).toEqual(expect.any(String));
    }
    expect(groups.length).toBe(Math.min(50, sold.length));
    expect(tiles['best']?.groups?.[0]?.values['quantity']).toBe(sold[0]?.quantity);
  });

  test('a filter by goods chooses lines, not whole orders', async () => {
    const [first] = await readSold();
    const { tiles } = await ask(admin, { goods_id: [first?.goods] });
    expect(tiles['quantity']?.values).toEqual({ quantity: first?.quantity });
  });

  test('the list behind a number shows exactly these lines', async () => {
    const [first] = await readSold();
    const filters = { at: PERIOD, state: ['open', 'sent', 'returned'], goods_id: [first?.goods] };
    const reply = await admin.post('/sale-line-list', { filters, perPage: 1 });
    expect(reply.json['total'], reply.body).toBe(first?.lines);
    expect((reply.json['sum'] as Record<string, unknown>)['quantity']).toBe(first?.quantity);
  });

  test('bills of shops stand beside orders', async () => {
    const { tiles } = await ask(admin, { channel: ['counter'] });
    expect(tiles['quantity']?.values).toEqual({ quantity: 7 });
    expect(tiles['amount']?.values).toEqual({ amount: 70 });
  });

  test('money of lines is for those who may read it; the report for holders of its code', async () => {
    const { tiles } = await ask(manager);
    expect(Object.keys(tiles)).toContain('quantity');
    expect(Object.keys(tiles)).not.toContain('amount');
    expect(Object.keys(tiles['goods']?.values ?? {})).not.toContain('amount');
    const warehouse = await server.login('warehouse');
    expect((await warehouse.post(URL, {})).status).toBe(403);
  });

  test('lines of another company are never counted', async () => {
    const other = await server.login('other');
    const [all, own] = [await ask(admin), await ask(other)];
    const rows = await run<{ n: number }>(`select coalesce(sum(l.quantity), 0)::int as n from order_line l
join "order" o on o.id = l.order_id join khuon_customer c on c.id = o.customer_id
where c.key = 'other' and o.deleted_at is null and l.deleted_at is null and o.status <> 0 and o.created_at < '2001-01-01'`);
    expect(own.tiles['quantity']?.values['quantity']).toBe(rows[0]?.n);
    expect(all.tiles['quantity']?.values['quantity']).not.toBe(rows[0]?.n);
  });
});
