import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import { keepSoldParts } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The parts of a combo that an order was made with stay as they are. */
export const keepSoldCombos = (
  { db }: OrdersContext,
  changes: readonly RecordChange<Combo>[],
): Promise<void> =>
  keepSoldParts(changes, (ids) =>
    db.selectFrom('order_line').select('combo_id').distinct().where('combo_id', '=', anyOf(ids)).execute(),
  );
