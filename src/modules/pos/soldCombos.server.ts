import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { isComboSold, keepSoldParts, readLineCombos } from '#modules/goods/goods.api.server.ts';
import type { PricedCombo } from '#modules/promotion/promotion.api.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The parts of a combo that a bill was made with stay as they are. */
export const keepSoldCombos = ({ db }: PosContext, changes: readonly RecordChange<Combo>[]): Promise<void> =>
  keepSoldParts(changes, (ids) =>
    db.selectFrom('pos_sale_line').select('combo_id').distinct().where('combo_id', '=', anyOf(ids)).execute(),
  );

/** Combos of a cart by id, with what all of each cost; each is whole and sold today. */
export async function readCartCombos(
  context: PosContext,
  lines: readonly { goods_id?: number; quantity?: number; combo_id?: number | null }[],
): Promise<ReadonlyMap<number, PricedCombo>> {
  const found = await readLineCombos(context, lines);
  return new Map(
    found.map(({ id, combo, priced }) => {
      const path = `lines.${lines.findIndex(({ combo_id }) => combo_id === id)}.combo_id`;
      const refuse = (code: string): never => context.refuse(code, path, { name: combo?.name ?? '' });
      if (!combo || !isComboSold(combo, context.today)) return refuse('rule.check-out.combo_not_sold');
      return [id, priced ?? refuse('rule.check-out.combo_parts')];
    }),
  );
}
