import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBrokenMaterial } from '../material/findBrokenMaterial.ts';
import { findBroken } from '../stock/findBroken.ts';

/* What different screens of the demo say of the same thing. Each query gives the rows that disagree. */

const IN_FORCE = `p.deleted_at is null and p.state <> 'withdrawn' and p.goods_id = l.goods_id and p.retail_price is not null`;
const DAY = (at: string) => `(${at} at time zone 'Asia/Ho_Chi_Minh')::date`;

const PRICES = {
  'an article shows the prices of its version that counts': `select g.sku, g.retail_price, p.retail_price from goods g
    join goods_price p on p.goods_id = g.id where p.state = 'current' and p.retail_price is not null and p.retail_price <> g.retail_price`,
  'versions of an article follow each other without a gap': `select p.sku, p.to_date, p.next_from, n.from_date from goods_price p
    left join goods_price n on n.goods_id = p.goods_id and n.from_date = p.next_from and n.state <> 'withdrawn'
    where p.state <> 'withdrawn' and p.next_from is not null and (n.id is null or p.to_date <> p.next_from - 1)`,
  'the price to come is that of the next version': `select p.sku, p.next_retail, n.retail_price from goods_price p
    left join goods_price n on n.goods_id = p.goods_id and n.from_date = p.next_from and n.state = 'scheduled'
    where p.state = 'current' and p.next_retail is distinct from n.retail_price`,
  'what orders sold costs the price of its day': `select o.customer_order_id, l.sku, l.unit_price, p.retail_price
    from order_line l join "order" o on o.id = l.order_id
    join lateral (select p.retail_price, p.wholesale_price from goods_price p where ${IN_FORCE} and p.from_date <= ${DAY('o.created_at')}
      order by p.from_date desc limit 1) p on true
    where o.customer_id = 1 and l.unit_price not in (0, p.retail_price, coalesce(p.wholesale_price, 0)) and not exists (
      select 1 from combo c where c.id = l.combo_id)`,
  'what the till sold costs the price of its day': `select s.code, l.goods_id, l.unit_price, p.retail_price
    from pos_sale_line l join pos_sale s on s.id = l.sale_id
    join lateral (select p.retail_price, p.wholesale_price from goods_price p where ${IN_FORCE} and p.from_date <= ${DAY('s.created_at')}
      order by p.from_date desc limit 1) p on true
    where s.customer_id = 1 and l.unit_price not in (0, p.retail_price, coalesce(p.wholesale_price, 0))`,
};

const COSTS = {
  'an entry of the ledger of costs is worth its pieces at their average': `select id from goods_cost
    where value_after is not null and value_after <> on_hand_after * average_after`,
  'the average of a warehouse is what its ledger came to': `select w.goods_id, w.warehouse_id, w.average_cost, c.average_after
    from warehouse_cost w join lateral (select c.average_after from goods_cost c where c.goods_id = w.goods_id
      and (c.warehouse_id = w.warehouse_id or c.warehouse_id is null) order by c.on_date desc, c.id desc limit 1) c on true
    where w.average_cost <> c.average_after`,
  'the company reckons with the averages of its warehouses': `select g.sku, g.cost_price, v.average from goods g join (
      select l.goods_id, floor(sum(l.on_hand * coalesce(w.average_cost, g.cost_price))::numeric / sum(l.on_hand) + 0.5)::int8 as average
      from stock_level l join goods g on g.id = l.goods_id
      left join warehouse_cost w on w.goods_id = l.goods_id and w.warehouse_id = l.warehouse_id
      where l.on_hand > 0 and g.cost_price is not null group by l.goods_id) v on v.goods_id = g.id
    where g.cost_price <> v.average`,
};

const DEBTS = {
  'each receipt that is owed for is there, of its supplier, with its sum': `select e.document_code, e.increase, d.payable
    from partner_entry e left join (select code, supplier_id, payable, status from goods_receipt where deleted_at is null
      union all select code, supplier_id, payable, status from material_receipt where deleted_at is null) d
      on d.code = e.document_code and d.supplier_id = e.supplier_id
    where e.kind = 'receipt' and e.supplier_id is not null and d.payable is distinct from e.increase`,
  'goods that were posted are owed for': `select code, payable from goods_receipt r where debt_posted_at is not null and not exists (
      select 1 from partner_entry e where e.document_code = r.code and e.increase = r.payable)`,
  'materials that were posted with prices are owed for, or were before debts are kept': `select r.code, r.payable from material_receipt r
    where r.status = 'posted' and r.uncosted = 0 and r.payable > 0 and not exists (
      select 1 from partner_entry e where e.document_code = r.code and e.increase = r.payable)
    and not exists (select 1 from partner_entry e where e.kind = 'opening' and e.supplier_id = r.supplier_id and e.on_date >= r.received_on)`,
  'returns that lower a debt are there': `select e.document_code from partner_entry e where e.kind = 'return' and e.supplier_id is not null
    and not exists (select 1 from goods_return r where r.code = e.document_code and r.supplier_id = e.supplier_id)`,
  'payments and debts say the same': `select p.code, p.value, p.balance_after, e.decrease, e.balance from payment p
    left join partner_entry e on e.document_code = p.code
    where p.status <> 'canceled' and (e.decrease is distinct from p.value or e.balance <> p.balance_after)`,
  'what is open of a partner is what he is owed': `select supplier_id, consignee_id, distributor_id from partner_entry group by 1, 2, 3
    having sum(case when increase > 0 then open else -open end) <> sum(increase - decrease)`,
};

const PRODUCTION = {
  'a requirement is cut and sewn as far as its confirmed records say': `select r.code, r.cut, r.finished, w.cut, w.packed
    from production_requirement r join (select requirement_id, sum(good) filter (where stage = 'cut') as cut,
      sum(good) filter (where stage = 'pack') as packed from production_record where status = 'confirmed' group by 1) w
      on w.requirement_id = r.id where r.cut <> coalesce(w.cut, 0) or r.finished <> coalesce(w.packed, 0)`,
  'nobody hands on more than the stage before did': `select r.code from production_requirement r
    where r.finished + r.defect > r.quantity or r.finished > r.cut`,
  'what was confirmed cost its wages': `select r.code, r.wage_cost, w.wage from production_requirement r join (
      select requirement_id, sum(wage) as wage from production_record where status = 'confirmed' group by 1) w on w.requirement_id = r.id
    where r.wage_cost is not null and r.wage_cost <> w.wage`,
  'what was confirmed cost its materials': `select r.code, r.material_cost, m.cost from production_requirement r join (
      select m.document_code, round(-sum(m.quantity * l.unit_price))::int8 as cost from material_move m
      join material_lot l on l.id = m.lot_id where m.kind in ('issue', 'return') group by 1) m on m.document_code = r.code
    where r.material_cost is not null and r.material_cost <> m.cost`,
  'what was finished came to the warehouse by its receipt': `select r.code, r.receipt_code, r.finished, g.received_quantity
    from production_requirement r left join goods_receipt g on g.code = r.receipt_code
    where r.receipt_code is not null and g.expected_quantity is distinct from r.finished`,
};

const WORK = {
  'a day was planned as its shift is': `select d.account_id, d.working_date, s.code from work_day d join work_shift s on s.id = d.shift_id
    where (d.planned_in at time zone 'Asia/Ho_Chi_Minh')::time::text not like s.start_at || '%'
       or (d.planned_out at time zone 'Asia/Ho_Chi_Minh')::time::text not like s.end_at || '%'`,
  'who works a shift on a day is assigned to it': `select d.account_id, d.working_date from work_day d where d.shift_id is not null and not exists (
      select 1 from shift_assignment a where a.deleted_at is null and a.account_id = d.account_id and a.shift_id = d.shift_id
        and a.starts_on <= d.working_date and (a.ends_on is null or a.ends_on >= d.working_date))`,
  'what was clocked is what the day says': `select e.id, e.kind, e.clocked_at, d.first_in, d.last_out from time_event e
    join work_day d on d.id = e.work_day_id
    where not d.is_corrected and ((e.kind = 'in' and e.clocked_at < d.first_in) or (e.kind = 'out' and e.clocked_at > d.last_out))`,
};

const IN_STOCK = { viewMode: 'in_stock' };

describeOnDatabase('the figures of the demo', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function disagreeing(rules: Readonly<Record<string, string>>): Promise<string[]> {
    const found: string[] = [];
    for (const [rule, query] of Object.entries(rules))
      for (const row of await run(query)) found.push(`${rule}: ${JSON.stringify(row)}`);
    return found;
  }

  const sumOf = async (url: string, field: string, body: object = {}): Promise<number> => {
    const { json, status, body: text } = await admin.post(url, { viewMode: 'all', ...body });
    expect(status, text).toBe(200);
    return Number((json['sum'] as Record<string, number>)[field]);
  };

  it('have rows to agree about', async () => {
    const [counts] = await run<Record<string, number>>(`select
      (select count(*)::int from order_line) as lines, (select count(*)::int from goods_cost) as costs,
      (select count(*)::int from partner_entry where kind = 'receipt') as debts,
      (select count(*)::int from production_record where status = 'confirmed') as records,
      (select count(*)::int from time_event) as events`);
    for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(10);
  });

  it('price what was sold by the price list of its day', async () =>
    expect(await disagreeing(PRICES)).toEqual([]));

  it('cost what lies there by the ledger of costs, by warehouse and by age alike', async () => {
    expect(await disagreeing(COSTS)).toEqual([]);
    const value = await sumOf('/goods-value-list', 'value', IN_STOCK);
    expect(value).toBeGreaterThan(0);
    expect(await sumOf('/warehouse-value-list', 'value', IN_STOCK)).toBe(value);
    expect(await sumOf('/stock-age-list', 'value')).toBe(value);
    expect(await sumOf('/stock-age-list', 'quantity')).toBe(
      await sumOf('/goods-value-list', 'on_hand', IN_STOCK),
    );
  });

  it('count stock by its moves', async () => expect(await findBroken(run)).toEqual([]));

  it('owe what documents say', async () => expect(await disagreeing(DEBTS)).toEqual([]));

  it('owe suppliers of the last 30 days what the book says', async () => {
    const rows = await run(
      `select s.code, sum(case when e.on_date <= day - 31 then e.increase - e.decrease else 0 end)::int8 as opening,
        sum(case when e.on_date > day - 31 and e.kind = 'receipt' then e.increase else 0 end)::int8 as receipts,
        sum(case when e.on_date > day - 31 and e.kind = 'return' then e.decrease else 0 end)::int8 as returns,
        sum(case when e.on_date > day - 31 and e.kind = 'payment' then e.decrease else 0 end)::int8 as paid,
        sum(e.increase - e.decrease)::int8 as closing
       from partner_entry e join supplier s on s.id = e.supplier_id, (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as day) today
       where s.code in ('VAI', 'MYP', 'BBG') group by s.code order by s.code desc`,
    );
    expect(rows).toEqual([
      { code: 'VAI', opening: 42e6, receipts: 118.5e6, returns: 3.5e6, paid: 90e6, closing: 67e6 },
      { code: 'MYP', opening: 0, receipts: 64.8e6, returns: 0, paid: 64.8e6, closing: 0 },
      { code: 'BBG', opening: 5.2e6, receipts: 12.3e6, returns: 0, paid: 20e6, closing: -2.5e6 },
    ]);
  });

  it('make what records say, of the materials that were given', async () => {
    expect(await disagreeing(PRODUCTION)).toEqual([]);
    expect(await findBrokenMaterial(run)).toEqual([]);
    const records = {
      work: await sumOf('/production-record-list', 'wage', { filters: { status: ['done', 'confirmed'] } }),
    };
    expect(await sumOf('/team-work-list', 'wage')).toBe(records.work);
  });

  it('show a supplier the idea that he is asked to quote for', async () => {
    const quoter = await server.login('quoter');
    const ideas = await quoter.post('/product-development-list', {});
    expect(ideas.json['rows'], ideas.body).toMatchObject([{ name: 'Serum vitamin C 30 ml' }]);
  });

  it('work the shifts that were planned', async () => {
    expect(await disagreeing(WORK)).toEqual([]);
    const [days] = await run<{ planned: number; came: number }>(
      `select count(*)::int as planned, count(*) filter (where first_in is not null or last_out is not null)::int as came
       from work_day where customer_id = 1 and shift_id is not null`,
    );
    expect([await sumOf('/shift-day-list', 'planned'), await sumOf('/shift-day-list', 'came')]).toEqual([
      days?.planned,
      days?.came,
    ]);
  });

  it('have few returns on their way, none of them for months', async () => {
    const [old] = await run<{ count: number }>(
      `select count(*)::int as count from "order" where status = 200 and delivery_status in (275, 402) and created_at < now() - interval '30 days'`,
    );
    expect(old?.count).toBe(0);
  });
});
