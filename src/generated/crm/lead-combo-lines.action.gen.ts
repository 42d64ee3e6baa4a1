// Generated from schemas/crm/lead-combo-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LeadComboLinesActionInput = {
  combo_id: number;
  quantity: number;
};

export type LeadComboLinesActionResult = {
  /** {goods_id, quantity, unit_price, discount}, one for each part. */
  rows: unknown;
};

export const leadComboLinesActionFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000 },
});

export const leadComboLinesAction: ActionCall<LeadComboLinesActionInput, LeadComboLinesActionResult> = {
  url: '/lead-combo-lines',
};
