import type { RecordChange } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';

/** What a new article takes over from its category where it says nothing of its own. */
const FILLED = ['tax_rate', 'sub_stamp_content'] as const;

/** A new article that names no tax rate or no text of its sub-stamp takes those of its category. */
export async function fillFromCategory(
  { records }: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) =>
    !old && record && record.category_id !== null && FILLED.some((name) => record[name] === null)
      ? [record]
      : [],
  );
  if (made.length === 0) return;
  const known = await records('goods_category').find({
    id: made.flatMap(({ category_id }) => category_id ?? []),
  });
  for (const record of made) {
    const category = known.find(({ id }) => id === record.category_id);
    if (!category) continue;
    record.tax_rate ??= category.tax_rate;
    record.sub_stamp_content ??= category.sub_stamp_content;
  }
}
