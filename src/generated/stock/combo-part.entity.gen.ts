// Generated from schemas/stock/combo-part.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComboPart = {
  id: number;
  item_id: number;
  combo_id: number;
  goods_id: number;
  part_quantity: number;
  available: number | null;
  possible: number | null;
};

export const comboPartFields = createFields({
  item_id: { type: 'integer', json: 'integer', required: true },
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  part_quantity: { type: 'integer', json: 'integer', required: true },
  available: { type: 'integer', json: 'integer' },
  possible: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ComboPart>) =>
        c.record.available == null || c.record.available <= 0 || c.record.part_quantity === 0 ? 0 : (c.record.part_quantity != null ? Math.floor(c.record.available / c.record.part_quantity) : null),
    },
  },
});

export const comboPartRules: readonly RuleModel[] = [];

export const comboPartDisplay = [{ field: 'goods_id' }] as const;
