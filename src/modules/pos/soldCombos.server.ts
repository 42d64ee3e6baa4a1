import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { keepSoldParts } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The parts of a combo that a bill was made with stay as they are. */
export const keepSoldCombos = ({ db }: PosContext, changes: readonly RecordChange<Combo>[]): Promise<void> =>
  keepSoldParts(changes, (ids) =>
    db.selectFrom('pos_sale_line').select('combo_id').distinct().where('combo_id', '=', anyOf(ids)).execute(),
  );
