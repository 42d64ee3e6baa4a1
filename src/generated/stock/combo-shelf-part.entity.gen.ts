// Generated from schemas/stock/combo-shelf-part.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComboShelfPart = {
  id: string;
  item_id: number;
  combo_id: number;
  warehouse_id: number | null;
  part_quantity: number;
  on_hand: number | null;
  reserved: number | null;
  unsellable: number | null;
  possible: number | null;
};

export const comboShelfPartFields = createFields({
  item_id: { type: 'integer', json: 'integer', required: true },
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  part_quantity: { type: 'integer', json: 'integer', required: true },
  on_hand: { type: 'integer', json: 'integer' },
  reserved: { type: 'integer', json: 'integer' },
  unsellable: { type: 'integer', json: 'integer' },
  possible: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ComboShelfPart>) =>
        c.record.on_hand == null || c.record.reserved == null || c.record.unsellable == null || c.record.part_quantity === 0 ? 0 : (c.record.part_quantity != null ? Math.max(0, Math.floor((c.record.on_hand - c.record.reserved - c.record.unsellable) / c.record.part_quantity)) : null),
    },
  },
});

export const comboShelfPartRules: readonly RuleModel[] = [];

export const comboShelfPartDisplay = [{ field: 'combo_id' }] as const;
