import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { testDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

const URL = '/revenue-report';
const PERIOD = { from: '2000-01-01', to: '2000-12-25' };

interface Sold {
  booked: number;
  returned: number;
  canceled: number;
  bills: number;
}

/** What orders and bills brought: of six of the demo's orders four are sent, one came back, one was canceled. */
describe('the revenue report', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(testDatabases[0], { rows: 60 });
    await run(`update "order" set created_at = '2000-06-01T05:00:00Z', status = 40`);
    await run(`update "order" set status = 0 where id % 6 = 1`);
    await run(`update "order" set status = 220 where id % 6 = 2`);
    await run(`insert into pos_sale (customer_id, code, pos_id, shift_id, kind, status, paid_at, goods_total, manual_discount, rounding, line_discount, bill_discount, voucher_amount, points_used, points_amount, points_earned, discount, total, bank_transfer, cash_amount, cash, goods_quantity, change)
select s.customer_id, b.code, s.pos_id, s.id, b.kind, 'paid', '2000-06-02T05:00:00Z', b.total, 0, 0, 0, 0, 0, 0, 0, 0, 0, b.total, 0, b.total, greatest(b.total, 0), 7, 0
from (select * from pos_shift where customer_id = (select id from khuon_customer where key = 'demo') order by id limit 1) s,
(values ('HD-1', 'sale', 70), ('HD-2', 'return', -30)) b (code, kind, total)`);
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await server.db.withoutTenant('maintenance').query<Row>(sql)).rows;

  /** The orders' numbers by hand. */
  async function readOrders(customer: string): Promise<Sold> {
    const [sold] = await run<Sold>(`select coalesce(sum(net) filter (where status <> 0), 0)::int as booked,
coalesce(sum(net) filter (where status = 220), 0)::int as returned,
coalesce(sum(net) filter (where status = 0), 0)::int as canceled, (count(*) filter (where status <> 0))::int as bills
from (select o.status, coalesce(o.goods_total, 0) - coalesce(o.discount, 0) as net from "order" o
join khuon_customer c on c.id = o.customer_id where c.key = '${customer}' and o.create_method <> 7 and o.deleted_at is null) o`);
    if (sold === undefined) throw new Error('no row');
    return sold;
  }

  async function ask(caller: Caller, filters: object = {}): Promise<ReportAnswer['tiles']> {
    const reply = await caller.post(URL, { filters: { at: PERIOD, ...filters } });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json as unknown as ReportAnswer).tiles;
  }

  test('adds orders and bills up; what came back is taken off, what was canceled is not in', async () => {
    const orders = await readOrders('demo');
    for (const number of Object.values(orders)) expect(number).toBeGreaterThan(0);
    const tiles = await ask(admin);
    const booked = orders.booked + 70;
    const returned = orders.returned + 30;
    expect(tiles['booked']?.values).toEqual({ booked });
    expect(tiles['kept']?.values).toEqual({ kept: booked - returned });
    expect(tiles['canceled']?.values).toEqual({ canceled: orders.canceled });
    expect(tiles['bills']?.values).toEqual({ bills: orders.bills + 1 });
    expect(Number(tiles['return_rate']?.values['return_rate'])).toBeCloseTo(returned / booked, 4);
  });

  test('sums by source, by channel and by day equal the total', async () => {
    const tiles = await ask(admin);
    const total = Number(tiles['booked']?.values['booked']);
    for (const key of ['by_source', 'by_channel', 'course', 'booked']) {
      const tile = tiles[key];
      const rest = Number(tile?.rest?.['booked'] ?? 0);
      const sum = (tile?.groups ?? []).reduce((all, { values }) => all + Number(values['booked']), rest);
      expect(sum, key).toBe(total);
    }
  });

  test('a bill by which goods came back is no sale, and lowers what stayed', async () => {
    const tiles = await ask(admin, { channel: ['counter'] });
    expect(tiles['booked']?.values).toEqual({ booked: 70 });
    expect(tiles['kept']?.values).toEqual({ kept: 40 });
    expect(tiles['bills']?.values).toEqual({ bills: 1 });
  });

  test('the list behind the numbers has the same sums', async () => {
    const orders = await readOrders('demo');
    const reply = await admin.post('/sale-list', { filters: { at: PERIOD }, perPage: 1 });
    const booked = orders.booked + 70;
    expect(reply.json['sum'], reply.body).toMatchObject({ booked_total: booked });
    const counter = await admin.post('/sale-list', {
      filters: { at: PERIOD, channel: ['counter'], state: ['returned'] },
    });
    expect(counter.json['rows'], counter.body).toMatchObject([
      { code: 'HD-2', returned_total: 30, kept_total: -30 },
    ]);
  });

  test('its code alone opens the money of orders; bills are those of shops of its holder', async () => {
    const manager = await ask(await server.login('manager'));
    expect(manager['booked']?.values).toEqual({ booked: (await readOrders('demo')).booked });
  });
});
