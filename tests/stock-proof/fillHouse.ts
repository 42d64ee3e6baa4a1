import type { Ask } from './House.ts';

/** What the workers fight for: few articles of which there is never enough for everybody. */
export interface Floor {
  warehouse: number;
  goods: number[];
  skus: string[];
  baskets: string[];
  accounts: string[];
}

const GOODS = 8;
const ON_HAND = 300;
/** So many accounts share the workers: one alone would meet the limit of requests. */
const ACCOUNTS = 32;

/** Articles on two shelves each with an opening move, a basket a worker, and accounts that may do everything. */
export async function fillHouse(ask: Ask, workers: number): Promise<Floor> {
  const [place] = await ask<{ id: number }>(
    `select w.id from warehouse w where w.customer_id = 1 and (select count(*) from cell c where c.warehouse_id = w.id) > 1 order by w.id limit 1`,
  );
  const warehouse = place?.id ?? 0;
  const goods = await ask<{ id: number; sku: string }>(
    `insert into goods (customer_id, sku, name, unit, item_per_pack, active, has_expiry, retail_price)
  select 1, 'PROOF-' || n, 'Hàng thử ' || n, 'piece', 1, true, false, 50000 from generate_series(1, $1::int) n returning id, sku`,
    [GOODS],
  );
  const ids = goods.map(({ id }) => id);
  await ask(
    'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) select 1, g, $2, 2 * $3::int, 0, 0 from unnest($1::int8[]) g',
    [ids, warehouse, ON_HAND],
  );
  const shelves = `select g, c.id from unnest($1::int8[]) g, (select id from cell where warehouse_id = $2 order by code limit 2) c`;
  await ask(
    `insert into stock_balance (customer_id, goods_id, warehouse_id, cell_id, quantity) select 1, s.g, $2, s.id, $3::int from (${shelves}) s`,
    [ids, warehouse, ON_HAND],
  );
  await ask(
    `insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, to_cell_id, quantity, reason)
  select 1, s.g, 'adjust', 'stock', $2, s.id, $3::int, 'opening' from (${shelves}) s`,
    [ids, warehouse, ON_HAND],
  );
  // Others' orders are not theirs to pick.
  await ask(`update "order" set is_pending = true where customer_id = 1`);
  await ask(
    `insert into basket (customer_id, code, warehouse_id, kind, status) select 1, 'PROOF-' || n, $1, 'mixed', 'empty' from generate_series(1, $2::int) n`,
    [warehouse, workers],
  );
  return {
    warehouse,
    goods: ids,
    skus: goods.map(({ sku }) => sku),
    baskets: Array.from({ length: workers }, (_, index) => `PROOF-${index + 1}`),
    accounts: await copyAdmin(ask, warehouse),
  };
}

async function copyAdmin(ask: Ask, warehouse: number): Promise<string[]> {
  const columns = await ask<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'account' and table_schema = 'public'
  and is_generated = 'NEVER' and column_name not in ('id', 'username', 'email', 'phone', 'code')`,
  );
  const copied = columns.map(({ name }) => `"${name}"`).join(', ');
  const made = await ask<{ username: string }>(
    `insert into account (username, ${copied}) select 'proof-' || n, ${copied} from account, generate_series(1, $1::int) n
  where username = 'admin' and customer_id = 1 returning username`,
    [ACCOUNTS],
  );
  await ask(
    `insert into account__warehouse_ids (customer_id, account_id, warehouse_id) select 1, id, $1 from account where username like 'proof-%'`,
    [warehouse],
  );
  return made.map(({ username }) => username);
}
