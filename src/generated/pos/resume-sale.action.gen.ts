// Generated from schemas/pos/resume-sale.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ResumeSaleActionInput = {
  pos_id: number;
  operation: string;
};

export type ResumeSaleActionResult = {
  buyer_phone: string | null;
  buyer_name: string | null;
  /** Taken off by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off by the cashier. */
  manual_amount: number | null;
  /** {goods_id, combo_id, sku, name, quantity, uids, manual_percent, manual_amount}, the last one put in first. */
  lines: unknown;
};

export const resumeSaleActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  operation: { type: 'code', json: 'string', required: true, maxLength: 40 },
});

export const resumeSaleAction: ActionCall<ResumeSaleActionInput, ResumeSaleActionResult> = {
  url: '/pos/resume-sale',
};
