// Generated from schemas/stock/warehouse-value.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type WarehouseValue = {
  id: string;
  goods_id: number;
  warehouse_id: number;
  on_hand: number;
  own_cost: number | null;
  company_cost: number | null;
  /** Of the warehouse; where it has none of its own, of the company. */
  average_cost: number | null;
  value: number;
  last_cost: number | null;
  last_on: string | null;
  /** What it cost last is more than 20 % away from the average. */
  is_odd: boolean | null;
};

export const warehouseValueFields = createFields({
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
    type: 'money', json: 'integer', readOnly: true,
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    walls: [['administration_goods_cost']],
    compute: {
      stored: false,
      value: (c: Logic<WarehouseValue>) => c.record.own_cost != null ? c.record.own_cost : c.record.company_cost,
    },
  },
  value: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    walls: [['administration_goods_cost']], turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<WarehouseValue>) =>
        c.record.on_hand != null ? c.record.on_hand * (c.record.average_cost != null ? c.record.average_cost : 0) : null,
    },
  },
  last_cost: { type: 'money', json: 'integer' },
  last_on: { type: 'date', json: 'string' },
  is_odd: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<WarehouseValue>) =>
        c.record.last_cost != null && c.record.own_cost != null ? c.record.last_cost * 10 > c.record.own_cost * 12 || c.record.last_cost * 10 < c.record.own_cost * 8 : false,
    },
  },
});

export const warehouseValueRules: readonly RuleModel[] = [];

export const warehouseValueDisplay = [{ field: 'goods_id' }] as const;
