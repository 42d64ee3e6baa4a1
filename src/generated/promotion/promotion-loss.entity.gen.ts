// Generated from schemas/promotion/promotion-loss.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type PromotionLoss = {
  id: number;
  line_id: number;
  promotion_id: number | null;
  goods_id: number;
  price: number | null;
  price_after: number | null;
  cost_now: number | null;
  /** What the company loses with each piece; below 0 what is left. */
  loss: number | null;
};

export const promotionLossFields = createFields({
  line_id: { type: 'integer', json: 'integer', required: true },
  promotion_id: { type: 'reference', json: 'integer', reference: { entity: 'promotion', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  price: { type: 'money', json: 'integer' },
  price_after: { type: 'money', json: 'integer' },
  cost_now: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'],
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      ['administration_goods_cost'],
    ],
  },
  loss: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      ['administration_goods_cost'],
    ],
    compute: {
      stored: false,
      value: (c: Logic<PromotionLoss>) =>
        c.record.price_after != null && c.record.cost_now != null ? c.record.cost_now - c.record.price_after : null,
    },
  },
});

export const promotionLossRules: readonly RuleModel[] = [];

export const promotionLossDisplay = [{ field: 'goods_id' }] as const;
