import type { RecordChange, Sent } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type {
  SetGoodsActiveActionInput,
  SetGoodsActiveActionResult,
} from '#generated/stock/set-goods-active.action.gen.ts';
import { sql } from 'kysely';
import { anyOf } from '#server/db/anyOf.ts';

/**
 * Before articles are stored: one that still lies somewhere goes on being sold (screen book, goods list). That of a packed combo ends
 * with the combo: what is left is taken apart.
 */
export async function keepWithStock(
  { db, records }: StockContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const ended = changes.filter(({ old, record }) => old?.active && record && !record.active);
  if (ended.length === 0) return;
  const packed = await records('combo').find({ goods_id: ended.map(({ id }) => id) });
  const articles = new Set(packed.map(({ goods_id }) => goods_id));
  const rows = await db
    .selectFrom('stock_level')
    .select('goods_id')
    .select(sql<number>`sum(on_hand)::int8`.as('on_hand'))
    .where('goods_id', '=', anyOf(ended.map(({ id }) => id)))
    .groupBy('goods_id')
    .having(sql<number>`sum(on_hand)`, '>', 0)
    .execute();
  const left = new Map(rows.map(({ goods_id, on_hand }) => [goods_id, on_hand]));
  for (const change of ended) {
    const value = left.get(change.id);
    if (value && !articles.has(change.id))
      change.refuse('rule.goods.has_stock', 'active', { label: change.record?.sku ?? '', value });
  }
}

/** Chosen articles are no longer sold, or are again. */
export async function setGoodsActive(
  { records }: StockContext,
  { ids, active }: Sent<SetGoodsActiveActionInput>,
): Promise<SetGoodsActiveActionResult> {
  const done = [...new Set(ids)];
  await records('goods').update(done.map((id) => ({ id, active })));
  return { done };
}
