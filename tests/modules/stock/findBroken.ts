/** Reads rows of the database that is looked at. */
type Run = (text: string) => Promise<object[]>;

const KIND = 'customer_id, goods_id, warehouse_id, cell_id, lot, expired_date, uid, quality, owner_id';

/** What each place has by the ledger: in less out. */
const LEDGER = `select ${KIND}, sum(quantity) as quantity from (
  select customer_id, goods_id, to_warehouse_id as warehouse_id, to_cell_id as cell_id, lot, expired_date, uid, quality, owner_id, quantity
  from stock_move where to_warehouse_id is not null
  union all
  select customer_id, goods_id, from_warehouse_id, from_cell_id, lot, expired_date, uid, quality, owner_id, -quantity
  from stock_move where from_warehouse_id is not null) m group by ${KIND}`;

/** Each gives the rows that break one of the invariants of stock. */
const BROKEN = {
  'the balance is the sum of the moves': `(select ${KIND}, quantity from (${LEDGER}) l where quantity <> 0
    except select ${KIND}, quantity from stock_balance)
    union all (select ${KIND}, quantity from stock_balance where quantity <> 0 except select ${KIND}, quantity from (${LEDGER}) l)`,
  'what is on hand is the sum of the balances': `select goods_id, warehouse_id from stock_level l where on_hand <> coalesce((
    select sum(b.quantity) from stock_balance b where b.goods_id = l.goods_id and b.warehouse_id = l.warehouse_id), 0)`,
  'what is not for sale is the sum of the balances with a quality': `select goods_id, warehouse_id from stock_level l where unsellable <> coalesce((
    select sum(b.quantity) from stock_balance b where b.quality is not null and b.goods_id = l.goods_id and b.warehouse_id = l.warehouse_id), 0)`,
  'every balance has its level': `select goods_id from stock_balance b where not exists (
    select 1 from stock_level l where b.goods_id = l.goods_id and b.warehouse_id = l.warehouse_id)`,
  'what is reserved is the sum of the holds': `select goods_id, warehouse_id from stock_level l where reserved <> coalesce((
    select sum(r.quantity) from reservation r where r.status = 1 and r.goods_id = l.goods_id and r.warehouse_id = l.warehouse_id), 0)`,
  'nothing is below zero, or held beyond what is there': `select goods_id from stock_level where reserved < 0 or unsellable < 0 or reserved > on_hand - unsellable
    union all select goods_id from stock_balance where quantity < 0`,
};

/** Invariants 1, 2 and 4 of stock (domain B0) that a database breaks, with the rows. */
export async function findBroken(run: Run): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(BROKEN))
    for (const row of await run(query)) broken.push(`${rule}: ${JSON.stringify(row)}`);
  return broken;
}
