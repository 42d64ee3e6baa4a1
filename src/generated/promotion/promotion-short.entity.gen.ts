// Generated from schemas/promotion/promotion-short.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PromotionShort = {
  id: number;
  line_id: number;
  promotion_id: number | null;
  goods_id: number;
  available: number | null;
  on_hand: number | null;
};

export const promotionShortFields = createFields({
  line_id: { type: 'integer', json: 'integer', required: true },
  promotion_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  available: { type: 'integer', json: 'integer' },
  on_hand: { type: 'integer', json: 'integer' },
});

export const promotionShortRules: readonly RuleModel[] = [];

export const promotionShortDisplay = [{ field: 'goods_id' }] as const;
