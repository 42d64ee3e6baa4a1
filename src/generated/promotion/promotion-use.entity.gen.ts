// Generated from schemas/promotion/promotion-use.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PromotionUse = {
  id: number;
  promotion_id: number;
  document_type: string;
  document_id: number;
  document_code: string | null;
  buyer_phone: string | null;
  uses: number;
  discount: number;
  amount: number;
  counted: boolean;
  created_at: string;
  created_by: number | null;
};

export const promotionUseFields = createFields({
  promotion_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'promotion', onDelete: 'restrict' },
  },
  document_type: { type: 'code', json: 'string', required: true, maxLength: 30 },
  document_id: { type: 'integer', json: 'integer', required: true },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
  uses: { type: 'integer', json: 'integer', required: true, default: 1 },
  discount: { type: 'money', json: 'integer', required: true },
  amount: { type: 'money', json: 'integer', required: true },
  counted: { type: 'boolean', json: 'boolean', required: true, default: false },
  ...madeFields,
});

export const promotionUseRules: readonly RuleModel[] = [];

export const promotionUseDisplay = [{ field: 'document_code' }] as const;
