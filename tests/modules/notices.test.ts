import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAdministration } from '#generated/administration/module.gen.server.ts';
import { asGoodsProduction } from '#generated/goods_production/module.gen.server.ts';
import { asOrders } from '#generated/orders/module.gen.server.ts';
import { asStock } from '#generated/stock/module.gen.server.ts';
import { asWarehouse } from '#generated/warehouse/module.gen.server.ts';
import { notifyDue } from '#modules/administration/dueDebts.server.ts';
import { notifyLate } from '#modules/goods_production/lateRequirements.server.ts';
import { notifyOfHandovers, notifyOfHolds, notifyOfShipping } from '#modules/orders/deadlines.server.ts';
import { releaseExpired } from '#modules/stock/expired.server.ts';
import { notifyExpirySoon } from '#modules/stock/expirySoon.server.ts';
import { notifyLow } from '#modules/stock/low.server.ts';
import { notifyOpen } from '#modules/warehouse/openSearches.server.ts';
import { notifyOverdueReturns } from '#modules/warehouse/overdueReturns.server.ts';
import { describeOnDatabase } from '../support/database.ts';
import { openSync } from '../support/market.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

interface Heard {
  username: string;
  data: Record<string, unknown>;
  url: string | null;
}

const HOUR_MS = 3_600_000;

describeOnDatabase('people are told', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const heard = (key: string) =>
    run<Heard>(
      `select a.username, n.data, n.url from khuon_notification n join account a on a.id = n.account_id
where n.title = $1 or n.title = $1 || '.many' order by a.username, n.id`,
      [key],
    );
  const names = async (key: string) => (await heard(key)).map(({ username }) => username);
  const forget = () => run('delete from khuon_notification');

  it('of what somebody announces: everybody of the company, but for himself; and nobody announces without the right', async () => {
    const office = await server.login('office');
    expect((await office.post('/send-announcement', { text: 'Nghỉ lễ' })).status).toBe(403);
    expect((await admin.post('/send-announcement', { text: '' })).status).toBe(422);
    expect(await heard('announcement')).toEqual([]);
    const sent = await admin.post('/send-announcement', { text: 'Kiểm kê lúc 17:00' });
    expect(sent.status, sent.body).toBe(200);
    const others = await run<{ username: string }>(
      `select username from account where customer_id = 1 and status = 1 and deleted_at is null
and username <> 'admin' order by username`,
    );
    expect(await names('announcement')).toEqual(others.map(({ username }) => username));
    const popup = await office.post('/notifications', { type: 4, status: 0 });
    expect(popup.json['rows']).toMatchObject([{ title: 'Kiểm kê lúc 17:00' }]);
  });

  it('of orders three hours before they are to be handed over, and in the evening of handover records that are open', async () => {
    await forget();
    const orders = await openSync(server.parts, 'orders');
    await run('update "order" set sla_ship_by = null where customer_id = 1');
    const [near] = await run<{ id: number }>(
      `update "order" set status = 40, sla_ship_by = now() + interval '150 minutes'
where id = (select min(id) from "order" where customer_id = 1) returning id`,
    );
    await orders.change((change) => notifyOfShipping(asOrders(change), new Date(Date.now() - HOUR_MS)));
    expect(new Set((await heard('ship_by_near')).map(({ url }) => url))).toEqual(
      new Set([`/orders/detail/${near?.id}`]),
    );
    await forget();
    await orders.change((change) => notifyOfShipping(asOrders(change), new Date()));
    expect(await heard('ship_by_near')).toEqual([]);
    await run(`update handover set status = 'closed'`);
    await run(
      `update handover set status = 'open' where id = (select min(id) from handover where customer_id = 1)`,
    );
    await orders.change((change) => notifyOfHandovers(asOrders(change)));
    expect(await names('handover_open')).toEqual(expect.arrayContaining(['admin']));
  });

  it('in the morning of holds that end within a day, once each, whoever sees to orders', async () => {
    await forget();
    const orders = await openSync(server.parts, 'orders');
    const tell = () => orders.change((change) => notifyOfHolds(asOrders(change)));
    await run('update "order" set hold_until = null where customer_id = 1');
    await tell();
    expect(await heard('order_hold_ending')).toEqual([]);
    await run(
      `update "order" o set hold_until = now() + n.after from (select id, case row_number() over (order by id)
 when 1 then interval '5 hours' when 2 then interval '30 hours' when 3 then interval '-1 hour' end as after
 from "order" where customer_id = 1) n where n.id = o.id`,
    );
    await tell();
    const rows = await heard('order_hold_ending');
    const [{ id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from "order" where customer_id = 1',
    );
    expect(new Set(rows.map(({ url }) => url))).toEqual(new Set([`/orders/detail/${id}`]));
    expect(new Set(rows.map(({ username }) => username)).size).toBe(rows.length);
    expect(rows.map(({ username }) => username)).toEqual(expect.arrayContaining(['admin', 'warehouse']));
    expect(rows.map(({ username }) => username)).not.toContain('office');
    // Of a morning that was missed by some hours, not what the next one tells of.
    await forget();
    await orders.change((change) => notifyOfHolds(asOrders(change), new Date(Date.now() - 20 * HOUR_MS)));
    expect(await heard('order_hold_ending')).toEqual([]);
    await orders.change((change) => notifyOfHolds(asOrders(change), new Date(Date.now() - 7 * HOUR_MS)));
    expect(new Set((await heard('order_hold_ending')).map(({ url }) => url))).toEqual(
      new Set([`/orders/detail/${id}`]),
    );
  });

  it('of goods that nobody has found for four hours, and in the morning of requirements whose day has passed', async () => {
    await forget();
    await run(
      `update find_goods set status = 3, created_at = now() - interval '9 days' where customer_id = 1`,
    );
    const [search] = await run<{ id: number }>(
      `update find_goods set status = 0, created_at = now() - interval '270 minutes'
where id = (select min(id) from find_goods where customer_id = 1) returning id`,
    );
    const warehouse = await openSync(server.parts, 'warehouse');
    const look = (since: number) =>
      warehouse.change((change) => notifyOpen(asWarehouse(change), new Date(Date.now() - since * HOUR_MS)));
    await look(0.2);
    expect(await heard('find_goods_open'), 'it was told of before').toEqual([]);
    await look(1);
    expect(search).toBeDefined();
    expect(await names('find_goods_open')).toContain('admin');
    await run(`update production_requirement set due_on = '2099-01-01' where customer_id = 1`);
    const [late] = await run<{ code: string }>(
      `update production_requirement set status = 'processing',
due_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date - 1
where id = (select min(id) from production_requirement where customer_id = 1) returning code`,
    );
    const production = await openSync(server.parts, 'goods_production');
    await production.change((change) => notifyLate(asGoodsProduction(change)));
    expect(await heard('requirement_late')).toContainEqual({
      username: 'admin',
      data: { code: late?.code },
      url: '/goods-production/requirement',
    });
  });

  it('of orders that have been on their way back for ten days, once, and they are found among those that come back', async () => {
    await forget();
    await run(
      `update "order" set delivery_status = 200 where customer_id = 1 and delivery_status in (275, 402)`,
    );
    const marked = await run<{ id: number; customer_order_id: string }>(
      `update "order" set status = 200, delivery_status = 275, handed_over_at = now() - interval '40 days'
where id in (select id from "order" where customer_id = 1 and deleted_at is null order by id limit 3) returning id, customer_order_id`,
    );
    const [first, second, third] = marked.toSorted((a, b) => a.id - b.id);
    await run(`delete from order_tracking where order_id = any($1)`, [marked.map(({ id }) => id)]);
    // Of two words of a carrier the first counts; of the third order nobody said anything.
    await run(
      `insert into order_tracking (customer_id, order_id, at, delivery_status)
select 1, t.id, now() - t.ago, 275 from (values
 ($1::int8, interval '10 days 3 hours'), ($1, interval '2 days'), ($2, interval '9 days')) t(id, ago)`,
      [first?.id, second?.id],
    );
    const warehouse = await openSync(server.parts, 'warehouse');
    const look = (since: Date, at?: Date) =>
      warehouse.change((change) => notifyOverdueReturns(asWarehouse(change), since, at));
    await look(new Date(Date.now() - HOUR_MS));
    expect(await heard('return_overdue'), 'it was told of before').toEqual([]);
    await look(new Date(Date.now() - 24 * HOUR_MS));
    const rows = await heard('return_overdue');
    expect(rows).toContainEqual({
      username: 'admin',
      data: { code: first?.customer_order_id },
      url: '/goods-return/expected',
    });
    expect(rows.map(({ username }) => username)).not.toContain('office');
    const list = await admin.post('/return-expected-list', { viewMode: 'overdue' });
    const ids = (list.json['rows'] as { order_id: number }[]).map(({ order_id }) => order_id);
    expect(ids.toSorted((a, b) => a - b)).toEqual([first?.id, third?.id]);
  });

  it('a week before debts to suppliers are due, in one line', async () => {
    await forget();
    await run(`update partner_entry set due_on = null where customer_id = 1`);
    await run(
      `update partner_entry set due_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date + 7, open = increase
where id in (select id from partner_entry where customer_id = 1 and partner_kind = 'supplier' and increase > 0 order by id limit 2)`,
    );
    const own = await openSync(server.parts, 'administration');
    await own.change((change) => notifyDue(asAdministration(change)));
    const said = { data: { count: 2 }, url: '/administration/goods-debt' };
    expect(await heard('debt_due')).toMatchObject([
      { username: 'accountant', ...said },
      { username: 'admin', ...said },
      { username: 'manager', ...said },
    ]);
  });

  it('in the morning of goods that have fallen below their least stock since, not of those that lay low before', async () => {
    await forget();
    const stock = await openSync(server.parts, 'stock');
    const tell = () => stock.change((change) => notifyLow(asStock(change)));
    const [goods] = await run<{ id: number; name: string }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, min_stock)
values (1, 'LOW1', 'Hàng sắp hết', 'piece', 1, true, 10) returning id, name`,
    );
    await run('update goods set min_stock = null where id <> $1', [goods?.id]);
    await run(
      `with w as (select min(id) as id from warehouse where customer_id = 1),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) select 1, $1, id, 4, 0, 0 from w),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason, created_at)
 select 1, $1, 'adjust', 'stock', id, 12, 'opening', now() - interval '3 days' from w)
insert into stock_move (customer_id, goods_id, from_place, from_warehouse_id, to_place, quantity, reason, created_at)
 select 1, $1, 'stock', id, 'adjust', 8, 'adjust', now() - interval '2 days' from w`,
      [goods?.id],
    );
    await tell();
    expect(await heard('goods_low')).toEqual([]);
    // Nobody has looked since: the server was down.
    await stock.change((change) => notifyLow(asStock(change), new Date(Date.now() - 50 * HOUR_MS)));
    expect((await heard('goods_low')).length).toBeGreaterThan(0);
    await forget();
    await run(
      `update stock_move set created_at = now() - interval '2 hours' where goods_id = $1 and quantity = 8`,
      [goods?.id],
    );
    await tell();
    const rows = await heard('goods_low');
    expect(rows[0]).toMatchObject({ data: { name: goods?.name, quantity: 4 }, url: '/goods/list' });
    const told = rows.map(({ username }) => username);
    expect(told).toEqual([...new Set(told)]);
    expect(told).toContain('admin');
    expect(told).not.toContain('office');
  });

  it('in the morning of goods whose last day comes near, once, and of stock that was kept back too long', async () => {
    await forget();
    await run(`update stock_balance set expired_date = null where customer_id = 1`);
    await run(`update reservation set expires_at = null where customer_id = 1`);
    const [goods] = await run<{ id: number; name: string; date: string }>(
      `update stock_balance b set expired_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date + 30 from goods g
where g.id = b.goods_id and b.id = (select min(id) from stock_balance where customer_id = 1 and quantity > 0)
returning g.id, g.name, b.expired_date::text as date`,
    );
    const stock = await openSync(server.parts, 'stock');
    const look = (since: Date) => stock.change((change) => notifyExpirySoon(asStock(change), since));
    await look(new Date());
    expect(await heard('expiry_soon'), 'it was told of before').toEqual([]);
    await look(new Date(Date.now() - 24 * HOUR_MS));
    const soon = await heard('expiry_soon');
    expect(soon[0]).toMatchObject({
      data: { name: goods?.name, date: goods?.date },
      url: '/goods/list/expiring',
    });
    expect(soon.map(({ username }) => username)).toContain('admin');
    expect(soon.map(({ username }) => username)).not.toContain('office');

    const [held] = await run<{ quantity: number; name: string }>(
      `update reservation r set expires_at = now() - interval '1 minute' from goods g where g.id = r.goods_id
and r.id = (select min(id) from reservation where customer_id = 1 and status = 1) returning r.quantity, g.name`,
    );
    expect(await stock.change((change) => releaseExpired(asStock(change)))).toBe(1);
    expect(await heard('reservation_expired')).toContainEqual({
      username: 'admin',
      data: held,
      url: '/goods/reserved',
    });
  });
});
