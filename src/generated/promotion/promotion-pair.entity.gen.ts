// Generated from schemas/promotion/promotion-pair.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PromotionPair = {
  id: string;
  line_id: number;
  other_line_id: number | null;
  goods_id: number;
  promotion_id: number | null;
  from_at: string | null;
  to_at: string | null;
  other_id: number | null;
};

export const promotionPairFields = createFields({
  line_id: { type: 'integer', json: 'integer', required: true },
  other_line_id: { type: 'integer', json: 'integer' },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  promotion_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
  from_at: { type: 'date_time', json: 'string', read: ['administration_pos_promotion_config'] },
  to_at: { type: 'date_time', json: 'string', read: ['administration_pos_promotion_config'] },
  other_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
});

export const promotionPairRules: readonly RuleModel[] = [];

export const promotionPairDisplay = [{ field: 'goods_id' }] as const;
