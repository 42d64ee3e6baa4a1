import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { reshapedOf } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The parts of a combo that a bill was made with stay as they are: a copy may have others. */
export async function keepSoldParts(
  { db }: PosContext,
  changes: readonly RecordChange<Combo>[],
): Promise<void> {
  const reshaped = reshapedOf(changes);
  if (reshaped.length === 0) return;
  const sold = await db
    .selectFrom('pos_sale_line')
    .select('combo_id')
    .distinct()
    .where('combo_id', '=', anyOf(reshaped.map(({ id }) => id)))
    .execute();
  for (const change of reshaped)
    if (sold.some(({ combo_id }) => combo_id === change.id)) change.refuse('rule.combo.sold', 'items');
}
