// Generated from schemas/stock/combo-shelf.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComboShelf = {
  id: string;
  combo_id: number;
  warehouse_id: number | null;
  pieces: number;
  least: number | null;
  item_count: number | null;
  /** None where a part never lay. */
  possible: number | null;
};

export const comboShelfFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  pieces: { type: 'integer', json: 'integer', required: true },
  least: { type: 'integer', json: 'integer' },
  item_count: {
    type: 'integer', json: 'integer',
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
  },
  possible: {
    type: 'integer', json: 'integer', readOnly: true,
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
    compute: {
      stored: false,
      value: (c: Logic<ComboShelf>) =>
        c.record.item_count != null && c.record.least != null && c.record.pieces === c.record.item_count ? c.record.least : 0,
    },
  },
});

export const comboShelfRules: readonly RuleModel[] = [];

export const comboShelfDisplay = [{ field: 'combo_id' }] as const;
