// Generated from schemas/shop/bill-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BillTotal = {
  id: number;
  bill_id: number;
  pieces: number;
};

export const billTotalFields = createFields({
  bill_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'bill', onDelete: 'restrict' } },
  pieces: { type: 'integer', json: 'integer', required: true },
});

export const billTotalRules: readonly RuleModel[] = [];

export const billTotalDisplay = ['#', { field: 'id' }] as const;
