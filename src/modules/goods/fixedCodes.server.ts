import type { RecordChange } from '#contract/module.ts';
import type { GoodsCategory } from '#generated/goods/goods-category.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { Supplier } from '#generated/partner/supplier.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/* Codes of suppliers and categories stand on stamps and labels: once they do, they stay (screen book 3.2, 3.3). */

const renamed = <Fields extends { code: string }>(
  changes: readonly RecordChange<Fields>[],
): RecordChange<Fields>[] => changes.filter(({ old, record }) => old && record && old.code !== record.code);

/** The code of a supplier whose goods carry stamps stays. */
export async function keepSupplierCodes(
  { db }: GoodsContext,
  changes: readonly RecordChange<Supplier>[],
): Promise<void> {
  const other = renamed(changes);
  if (other.length === 0) return;
  const stamped = await db
    .selectFrom('goods as g')
    .select('g.supplier_id')
    .distinct()
    .where('g.supplier_id', '=', anyOf(other.map(({ id }) => id)))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('stamp as s').select('s.id').whereRef('s.goods_id', '=', 'g.id')),
    )
    .execute();
  for (const change of other)
    if (stamped.some(({ supplier_id }) => supplier_id === change.id))
      change.refuse('rule.supplier.code_fixed', 'code', { value: change.old?.code ?? '' });
}

/** The code of a category that goods are in, or other categories, stays. */
export async function keepCategoryCodes(
  { db }: GoodsContext,
  changes: readonly RecordChange<GoodsCategory>[],
): Promise<void> {
  const other = renamed(changes);
  if (other.length === 0) return;
  const ids = other.map(({ id }) => id);
  const used = await db
    .selectFrom('goods')
    .select('category_id')
    .distinct()
    .where('category_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  for (const change of other)
    if (used.some(({ category_id }) => category_id === change.id))
      change.refuse('rule.goods_category.code_fixed', 'code', { value: change.old?.code ?? '' });
}
