import { sql } from 'kysely';
import type { GoodsCost } from '#generated/goods/goods-cost.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import { companyAverage, openBook, type CostBook, type HeldGoods, type Standing } from './costBook.ts';
import type { CostEntry } from './recost.ts';

/* Rows of the ledger of costs and of the averages of warehouses. The articles are locked before. */

export type NewCost = Omit<GoodsCost, 'id' | 'created_at' | 'created_by'>;

const TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  warehouse_id: 'int8',
  kind: 'text',
  document_code: 'text',
  on_date: 'date',
  quantity: 'int8',
  unit_cost: 'int8',
  average_before: 'int8',
  average_after: 'int8',
  on_hand_after: 'int8',
  value_after: 'int8',
  recosted_at: 'timestamptz',
  note: 'text',
} as const;

const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

export async function writeCosts({ db, actor }: GoodsContext, costs: readonly NewCost[]): Promise<void> {
  if (costs.length === 0) return;
  const made = { customer_id: actor.customerId, created_by: actor.accountId };
  const rows = costs.map((cost) => ({ ...cost, ...made }));
  await db
    .insertInto('goods_cost')
    .columns(COLUMNS)
    .expression(db.selectFrom(asTable(rows, TYPES)).select(COLUMNS))
    .execute();
}

/** The averages of articles in all warehouses, with what lies there. */
export async function readBook(
  { db }: GoodsContext,
  company: ReadonlyMap<number, number | null>,
  held: readonly HeldGoods[],
): Promise<CostBook> {
  const averages = await db
    .selectFrom('warehouse_cost')
    .select(['goods_id', 'warehouse_id', 'average_cost', 'last_cost', 'last_on'])
    .where('goods_id', '=', anyOf([...company.keys()]))
    .execute();
  return openBook(company, held, averages);
}

const AVERAGE_TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  warehouse_id: 'int8',
  average_cost: 'int8',
  last_cost: 'int8',
  last_on: 'date',
} as const;

const AVERAGE_COLUMNS = Object.keys(AVERAGE_TYPES) as (keyof typeof AVERAGE_TYPES)[];

/** Stores what changed in warehouses, and what that comes to for the company. */
export async function storeBook(
  context: GoodsContext,
  book: CostBook,
  changed: readonly Standing[],
): Promise<void> {
  await storeAverages(context, changed);
  await storeCompany(
    context,
    book,
    changed.map(({ goods_id }) => goods_id),
    (id) => changed.findLast(({ goods_id }) => goods_id === id)?.average ?? null,
  );
}

/** What articles cost in all warehouses on average; where nothing lies anywhere, what is known otherwise, or what was. */
export async function storeCompany(
  context: GoodsContext,
  book: CostBook,
  goods: readonly number[],
  otherwise: (id: number) => number | null = (id) => book.company.get(id) ?? null,
): Promise<void> {
  const costs = [...new Set(goods)].map((id) => ({
    id,
    cost_price: companyAverage(book, id) ?? otherwise(id),
  }));
  await context
    .records('goods')
    .update(costs.filter(({ id, cost_price }) => cost_price !== (book.company.get(id) ?? null)));
}

export async function storeAverages(
  { db, actor }: GoodsContext,
  changed: readonly Standing[],
): Promise<void> {
  const rows = [...new Set(changed)].flatMap(({ average, goods_id, warehouse_id, last_cost, last_on }) =>
    average === null
      ? []
      : [
          {
            customer_id: actor.customerId,
            created_by: actor.accountId,
            goods_id,
            warehouse_id,
            average_cost: average,
            last_cost,
            last_on,
          },
        ],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('warehouse_cost')
    .columns(AVERAGE_COLUMNS)
    .expression(db.selectFrom(asTable(rows, AVERAGE_TYPES)).select(AVERAGE_COLUMNS))
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'goods_id', 'warehouse_id']).doUpdateSet((row) => ({
        average_cost: row.ref('excluded.average_cost'),
        last_cost: row.ref('excluded.last_cost'),
        last_on: row.ref('excluded.last_on'),
      })),
    )
    .execute();
}

/** What was set for all warehouses is the average of each that has one. */
export async function setAverages(
  { db }: GoodsContext,
  costs: readonly { goods_id: number; unit_cost: number }[],
): Promise<void> {
  if (costs.length === 0) return;
  await db
    .updateTable('warehouse_cost as w')
    .from(asTable(costs, { goods_id: 'int8', unit_cost: 'int8' }))
    .set((row) => ({ average_cost: row.ref('given.unit_cost') }))
    .whereRef('w.goods_id', '=', 'given.goods_id')
    .execute();
}

/** An entry of the ledger of an article. */
export type LedgerEntry = CostEntry & { goods_id: number };

/** The ledgers of articles in warehouses, what was set for all warehouses with them, in their order. */
export const readLedgers = (
  { db }: GoodsContext,
  places: readonly { goods_id: number; warehouse_id: number }[],
): Promise<LedgerEntry[]> =>
  db
    .selectFrom('goods_cost')
    .select([
      'id',
      'goods_id',
      'warehouse_id',
      'document_code',
      'on_date',
      'quantity',
      'unit_cost',
      'average_before',
      'average_after',
      'on_hand_after',
    ])
    .where('goods_id', '=', anyOf([...new Set(places.map(({ goods_id }) => goods_id))]))
    .where((where) =>
      where.or([
        where('warehouse_id', '=', anyOf([...new Set(places.map(({ warehouse_id }) => warehouse_id))])),
        where('warehouse_id', 'is', null),
      ]),
    )
    .orderBy('on_date')
    .orderBy('id')
    .execute();

/** An entry, and the warehouse whose average before it is asked for. */
export interface Moment {
  id: number;
  goods_id: number;
  warehouse_id: number;
  on_date: string;
}

/** What articles cost on average in warehouses right before entries of the ledger, asked by these; null of unknown ones. */
export async function readAveragesBefore(
  { db }: GoodsContext,
  moments: readonly Moment[],
): Promise<(moment: Moment) => number | null> {
  const rows = await db
    .selectFrom(asTable(moments, { id: 'int8', goods_id: 'int8', warehouse_id: 'int8', on_date: 'date' }))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('goods_cost as c')
          .select('c.average_after')
          .whereRef('c.goods_id', '=', 'given.goods_id')
          .where((where) =>
            where.or([
              where('c.warehouse_id', '=', where.ref('given.warehouse_id')),
              where('c.warehouse_id', 'is', null),
            ]),
          )
          .where(sql<boolean>`(c.on_date, c.id) < (given.on_date, given.id)`)
          .orderBy('c.on_date', 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['given.id', 'given.goods_id', 'given.warehouse_id', 'given.on_date', 'last.average_after'])
    .execute();
  const keyOf = ({ id, goods_id, warehouse_id, on_date }: Moment): string =>
    `${id} ${goods_id} ${warehouse_id} ${on_date}`;
  const known = new Map(rows.map((row) => [keyOf(row), row.average_after]));
  return (moment) => known.get(keyOf(moment)) ?? null;
}

const RECOSTED = {
  id: 'int8',
  quantity: 'int8',
  unit_cost: 'int8',
  average_before: 'int8',
  average_after: 'int8',
  on_hand_after: 'int8',
  value_after: 'int8',
} as const;

/** Entries that came out otherwise say so, and when. */
export async function rewriteCosts(
  { db, now }: GoodsContext,
  entries: readonly (CostEntry & { id: number })[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ id, quantity, unit_cost, average_before, average_after, on_hand_after }) => ({
    id,
    quantity,
    unit_cost,
    average_before,
    average_after,
    on_hand_after,
    value_after: on_hand_after === null ? null : on_hand_after * average_after,
  }));
  await db
    .updateTable('goods_cost as c')
    .from(asTable(rows, RECOSTED))
    .set((row) => ({
      quantity: row.ref('given.quantity'),
      unit_cost: row.ref('given.unit_cost'),
      average_before: row.ref('given.average_before'),
      average_after: row.ref('given.average_after'),
      on_hand_after: row.ref('given.on_hand_after'),
      value_after: row.ref('given.value_after'),
      recosted_at: now.toISOString(),
    }))
    .whereRef('c.id', '=', 'given.id')
    .execute();
}
