import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { migrateModel } from '#server/db/migrations/migrateModel.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

type Rows = Record<string, unknown>[];

/** What is other for every order that is made, says when and by whom, or came later (`false` of new ones, else empty). */
const OWN =
  /^(id|order_id|customer_order_id(__key)?|search_key|created_by|created_at|updated_by|updated_at|version|sla_ship_by|is_pickup|cancel_asked)$/;

/** Makes a database as it was before parcels were orders and what is not split was one. */
const BEFORE = `delete from order_line where order_id in (select id from "order" where create_method = 7 and status < 200);
delete from "order" where create_method = 7 and status < 200;
delete from goods_transfer_parcel k using goods_transfer t where t.id = k.goods_transfer_id and t.split_type = 1;
update goods_transfer set parcel_count = null where split_type = 1;
delete from khuon_migration where module = 'warehouse' and number = 3`;

describeOnDatabase('a database from before parcels of transfers were orders', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
  });
  afterAll(() => server.close());

  const owner = () => server.db.withoutTenant('migration');
  const run = async (text: string) => (await owner().query(text)).rows;
  const shown = (rows: Rows) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.test(name))));
  const parcels = `select number, goods_id, sku, name, quantity, unit_weight, delivery_order_id from goods_transfer_parcel where goods_transfer_id in
 (select id from goods_transfer where status = 'preparing' and delivery_company is not null) order by goods_transfer_id, number, goods_id`;
  const orders = `select * from "order" where transfer_code in
 (select code from goods_transfer where status = 'preparing' and delivery_company is not null) order by transfer_code, parcel_number`;
  const lines = `select l.* from order_line l join (${orders}) o on o.id = l.order_id order by o.transfer_code, o.parcel_number, l.goods_id`;

  it('gets the orders that confirming would have made, of transfers that are split and of those that are not', async () => {
    const admin = await server.login('admin');
    const warehouses = await run('select id from warehouse where customer_id = 1 order by id limit 2');
    const [from = 0, to = 0] = warehouses.map(({ id }) => Number(id));
    const made = await run(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active, weight, retail_price)
  values (1, 'NANGCAP1', 'Hàng có cân', 'piece', 1, true, 300, 50000), (1, 'NANGCAP2', 'Hàng chưa cân', 'piece', 1, true, null, 50000) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, ${from}, 50 from g),
b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity) select 1, id, ${from}, 50 from g),
m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
  select 1, id, 'adjust', 'stock', ${from}, 50, 'opening' from g)
select id from g order by id`,
    );
    const goods = made.map(({ id }) => id);
    for (const body of [
      { split_type: 2, split_value: 4, delivery_company: 'ghn', note: 'Gửi gấp' },
      { delivery_company: 'ghn' },
      { delivery_company: 'self' },
      {},
    ]) {
      const created = await admin.post('/goods_transfer', {
        from_warehouse_id: from,
        to_warehouse_id: to,
        receiver_phone: '0912000777',
        lines: goods.map((goods_id) => ({ goods_id, quantity: 3 })),
        ...body,
      });
      expect(created.status, created.body).toBe(201);
      const confirmed = await admin.post(`/goods_transfer/${Number(created.json['id'])}/confirm`);
      expect(confirmed.status, confirmed.body).toBe(200);
    }
    const before = [await run(parcels), shown(await run(orders)), shown(await run(lines))];
    expect(before.map(({ length }) => length)).toEqual([7, 4, 7]);

    await owner().script(BEFORE);
    expect(await run(orders)).toEqual([]);
    const { held } = await migrateModel(server.db, model, { allowDestructive: false });
    expect(held).toEqual([]);
    expect([await run(parcels), shown(await run(orders)), shown(await run(lines))]).toEqual(before);
    expect(await findBroken(run as never)).toEqual([]);
  });
});
