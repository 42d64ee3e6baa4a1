// Generated from schemas/administration/quotation-tier.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type QuotationTier = {
  id: number;
  version: number;
  quotation_id: number;
  from_quantity: number;
  unit_price: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const quotationTierFields = createFields({
  quotation_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'quotation', onDelete: 'restrict' },
  },
  from_quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000 },
  unit_price: { type: 'money', json: 'integer', required: true, minimum: 0 },
  ...standardFields,
});

export const quotationTierRules: readonly RuleModel[] = [];

export const quotationTierDisplay = ['#', { field: 'id' }] as const;
