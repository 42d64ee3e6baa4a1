import type { RecordChange } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';

/** A new article that names no tax rate takes that of its category. */
export async function fillFromCategory(
  { records }: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) =>
    !old && record && record.tax_rate === null && record.category_id !== null ? [record] : [],
  );
  if (made.length === 0) return;
  const known = await records('goods_category').find({
    id: made.flatMap(({ category_id }) => category_id ?? []),
  });
  const rates = new Map(known.map(({ id, tax_rate }) => [id, tax_rate]));
  for (const record of made) record.tax_rate = rates.get(record.category_id ?? 0) ?? null;
}
