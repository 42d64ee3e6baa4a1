// Generated from schemas/orders/combo-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ComboLinesActionInput = {
  combo_id: number;
  quantity: number;
};

export type ComboLinesActionResult = {
  /** {goods_id, quantity, unit_price, discount, combo_id}, one for each part. */
  rows: unknown;
};

export const comboLinesActionFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000 },
});

export const comboLinesAction: ActionCall<ComboLinesActionInput, ComboLinesActionResult> = {
  url: '/combo-lines',
};
