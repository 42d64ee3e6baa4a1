// Generated from schemas/pos/buyer-bills.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BuyerBills = {
  id: number;
  buyer_id: number;
  bills: number;
  spent: number;
  last_bought_at: string | null;
};

export const buyerBillsFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  bills: { type: 'integer', json: 'integer', required: true },
  spent: { type: 'money', json: 'integer', required: true },
  last_bought_at: { type: 'date_time', json: 'string' },
});

export const buyerBillsRules: readonly RuleModel[] = [];

export const buyerBillsDisplay = [{ field: 'buyer_id' }] as const;
