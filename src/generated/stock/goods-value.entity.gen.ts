// Generated from schemas/stock/goods-value.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsValue = {
  id: number;
  goods_id: number;
  cost_price: number | null;
  on_hand: number;
  value: number;
};

export const goodsValueFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  cost_price: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'], walls: [['administration_goods_cost']],
  },
  on_hand: { type: 'integer', json: 'integer', required: true },
  value: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_cost'],
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
});

export const goodsValueRules: readonly RuleModel[] = [];

export const goodsValueDisplay = [{ field: 'goods_id' }] as const;
