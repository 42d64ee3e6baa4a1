import { sql } from 'kysely';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

const DAY_MS = 86_400_000;

/**
 * In the morning: what has fallen below its least stock (`goods.min_stock`) since the morning before. Each is told of once, until it falls
 * again, also when there was nobody to look at the hour.
 * @param since when was looked last; a day ago where that is not known.
 */
export async function notifyLow(
  context: StockContext,
  since = new Date(context.now.getTime() - DAY_MS),
): Promise<void> {
  const low = await readLow(context);
  const moved = await readMoved(
    context,
    low.map(({ id }) => id),
    since,
  );
  const fallen = low.filter(({ id, quantity, least }) => quantity - (moved.get(id) ?? 0) >= least);
  const [first] = fallen;
  if (!first) return;
  await context.notify('goods_low', {
    params: { name: first.name, quantity: first.quantity },
    about: { entity: 'goods', ids: fallen.map(({ id }) => id) },
  });
}

interface Low {
  id: number;
  name: string;
  /** Pieces that lie in all warehouses. */
  quantity: number;
  least: number;
}

/** Goods on sale of which less lies in all warehouses than shall. */
async function readLow({ db }: StockContext): Promise<Low[]> {
  const onHand = sql<number>`coalesce(sum(stock_level.on_hand), 0)::int`;
  const rows = await db
    .selectFrom('goods')
    .leftJoin('stock_level', 'stock_level.goods_id', 'goods.id')
    .select(['goods.id', 'goods.name', 'goods.min_stock', onHand.as('quantity')])
    .where('goods.active', '=', true)
    .where('goods.deleted_at', 'is', null)
    .where('goods.min_stock', '>', 0)
    .groupBy(['goods.id', 'goods.name', 'goods.min_stock'])
    .having(sql<boolean>`coalesce(sum(stock_level.on_hand), 0) < goods.min_stock`)
    .orderBy('goods.id')
    .execute();
  return rows.map(({ min_stock, ...row }) => ({ ...row, least: min_stock ?? 0 }));
}

/** By goods, how many pieces came since then, less those that left. */
async function readMoved(
  { db }: StockContext,
  ids: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const change = sql<number>`sum(case when to_place = 'stock' then quantity else 0 end
 - case when from_place = 'stock' then quantity else 0 end)::int`;
  const rows = await db
    .selectFrom('stock_move')
    .select(['goods_id', change.as('change')])
    .where('goods_id', '=', anyOf(ids))
    .where('created_at', '>', since.toISOString())
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map((row) => [row.goods_id, row.change]));
}
