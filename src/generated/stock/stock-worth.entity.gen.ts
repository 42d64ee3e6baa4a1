// Generated from schemas/stock/stock-worth.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type StockWorth = {
  id: string;
  goods_id: number;
  warehouse_id: number;
  on_hand: number;
  own_cost: number | null;
  company_cost: number | null;
  average_cost: number | null;
  value: number;
  last_cost: number | null;
  last_on: string | null;
  is_odd: boolean | null;
  /** Within the last year. */
  last_sold_at: string | null;
  /** There is some, and none was sold for 90 days. */
  is_unsold: boolean | null;
};

export const stockWorthFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  on_hand: { type: 'integer', json: 'integer', required: true },
  own_cost: { type: 'money', json: 'integer' },
  company_cost: {
    type: 'money', json: 'integer',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    walls: [['administration_goods_cost']],
  },
  average_cost: {
    type: 'money', json: 'integer',
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    walls: [['administration_goods_cost']],
  },
  value: {
    type: 'money', json: 'integer', required: true,
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    walls: [['administration_goods_cost']],
  },
  last_cost: { type: 'money', json: 'integer' },
  last_on: { type: 'date', json: 'string' },
  is_odd: { type: 'boolean', json: 'boolean' },
  last_sold_at: { type: 'date_time', json: 'string' },
  is_unsold: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockWorth>) =>
        c.record.on_hand != null && c.record.on_hand > 0 && (c.record.last_sold_at == null || c.record.last_sold_at < new Date(Date.parse(c.now) - 90 * 86400000).toISOString()),
    },
  },
});

export const stockWorthRules: readonly RuleModel[] = [];

export const stockWorthDisplay = [{ field: 'goods_id' }] as const;
