import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { readOnHand } from './held.server.ts';

const partsOf = ({ items }: Readonly<Combo>): string =>
  JSON.stringify(
    items.map(({ goods_id, quantity }) => [goods_id, quantity]).sort(([a = 0], [b = 0]) => a - b),
  );

/** What lies packed on a shelf is made of what it is made of: the parts of such a combo stay as they are. */
export async function keepParts(
  context: StockContext,
  changes: readonly RecordChange<Combo>[],
): Promise<void> {
  const changed = changes.filter(
    ({ old, record }) => old && record && old.goods_id !== null && partsOf(old) !== partsOf(record),
  );
  if (changed.length === 0) return;
  const packed = await readOnHand(
    context,
    changed.flatMap(({ old }) => old?.goods_id ?? []),
  );
  for (const change of changed)
    if ((packed.get(change.old?.goods_id ?? 0) ?? 0) > 0) change.refuse('rule.combo.parts_fixed', 'items');
}
