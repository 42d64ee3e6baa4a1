// Generated from schemas/administration/stock-age.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockAgeStep, stockAgeStep } from './stock-age-step.enum.gen.ts';

export type StockAge = {
  id: string;
  age: StockAgeStep;
  goods_id: number;
  warehouse_id: number | null;
  quantity: number;
  cost_price: number | null;
  value: number;
};

export const stockAgeFields = createFields({
  age: { type: 'enum', json: 'string', required: true, enum: stockAgeStep },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', required: true },
  cost_price: {
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
  value: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_cost'],
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
      value: (c: Logic<StockAge>) =>
        c.record.quantity != null ? c.record.quantity * (c.record.cost_price != null ? c.record.cost_price : 0) : null,
    },
  },
});

export const stockAgeRules: readonly RuleModel[] = [];

export const stockAgeDisplay = [{ field: 'goods_id' }] as const;
