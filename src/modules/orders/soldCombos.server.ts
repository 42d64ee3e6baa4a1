import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { reshapedOf } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The parts of a combo that an order was made with stay as they are: a copy may have others. */
export async function keepSoldParts(
  { db }: OrdersContext,
  changes: readonly RecordChange<Combo>[],
): Promise<void> {
  const reshaped = reshapedOf(changes);
  if (reshaped.length === 0) return;
  const sold = await db
    .selectFrom('order_line')
    .select('combo_id')
    .distinct()
    .where('combo_id', '=', anyOf(reshaped.map(({ id }) => id)))
    .execute();
  for (const change of reshaped)
    if (sold.some(({ combo_id }) => combo_id === change.id)) change.refuse('rule.combo.sold', 'items');
}
