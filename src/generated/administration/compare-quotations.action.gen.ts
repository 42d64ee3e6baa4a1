// Generated from schemas/administration/compare-quotations.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CompareQuotationsActionInput = {
  product_development_id: number;
};

export type CompareQuotationsActionResult = {
  name: string;
  /** Expected. */
  quantity: number;
  target_cost: number | null;
  /** One of them may be chosen. */
  is_open: boolean;
  /** {id, code, supplier, status, landed_cost, gap, currency, unit_price, sample_fee, tooling_fee, moq, lead_time_days, valid_until, payment_term, is_lapsed, is_chosen, best}: gap in percent above the target, best the fields in which no other valid one is better. */
  quotes: unknown;
};

export const compareQuotationsActionFields = createFields({
  product_development_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'product_development', onDelete: 'restrict' },
  },
});

export const compareQuotationsAction: ActionCall<CompareQuotationsActionInput, CompareQuotationsActionResult> = {
  url: '/quotation-compare',
};
