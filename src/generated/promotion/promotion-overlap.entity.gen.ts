// Generated from schemas/promotion/promotion-overlap.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type PromotionOverlap = {
  id: string;
  line_id: number;
  other_line_id: number | null;
  goods_id: number;
  promotion_id: number | null;
  other_id: number | null;
  from_at: string | null;
  to_at: string | null;
  other_from: string | null;
  other_to: string | null;
  /** Both are other promotions and run at the same time; each two stand here once. */
  overlaps: boolean | null;
};

export const promotionOverlapFields = createFields({
  line_id: { type: 'integer', json: 'integer', required: true },
  other_line_id: { type: 'integer', json: 'integer' },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  promotion_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
  other_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
  from_at: { type: 'date_time', json: 'string', read: ['administration_pos_promotion_config'] },
  to_at: { type: 'date_time', json: 'string', read: ['administration_pos_promotion_config'] },
  other_from: { type: 'date_time', json: 'string' },
  other_to: { type: 'date_time', json: 'string' },
  overlaps: {
    type: 'boolean', json: 'boolean', readOnly: true, read: ['administration_pos_promotion_config'],
    compute: {
      stored: false,
      value: (c: Logic<PromotionOverlap>) =>
        c.record.promotion_id != null && c.record.other_id != null && c.record.from_at != null && c.record.to_at != null && c.record.other_from != null && c.record.other_to != null ? c.record.promotion_id < c.record.other_id && c.record.from_at < c.record.other_to && c.record.other_from < c.record.to_at : false,
    },
  },
});

export const promotionOverlapRules: readonly RuleModel[] = [];

export const promotionOverlapDisplay = [{ field: 'goods_id' }] as const;
