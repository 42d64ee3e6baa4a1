// Generated from schemas/stock/combo-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComboTotal = {
  id: number;
  combo_id: number;
  quantity: number | null;
};

export const comboTotalFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer' },
});

export const comboTotalRules: readonly RuleModel[] = [];

export const comboTotalDisplay = [{ field: 'combo_id' }] as const;
