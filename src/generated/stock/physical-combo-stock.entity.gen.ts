// Generated from schemas/stock/physical-combo-stock.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type PhysicalComboStock = {
  id: string;
  combo_id: number;
  goods_id: number | null;
  warehouse_id: number | null;
  on_hand: number;
  reserved: number;
  unsellable: number;
  available: number | null;
  possible: number;
};

export const physicalComboStockFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' },
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  unsellable: { type: 'integer', json: 'integer', required: true },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<PhysicalComboStock>) =>
        c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null ? c.record.on_hand - c.record.reserved - c.record.unsellable : null,
    },
  },
  possible: {
    type: 'integer', json: 'integer', required: true,
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
  },
});

export const physicalComboStockRules: readonly RuleModel[] = [];

export const physicalComboStockDisplay = [{ field: 'combo_id' }] as const;
