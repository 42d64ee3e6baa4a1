// Generated from schemas/stock/combo-figure.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComboFigure = {
  id: string;
  /** 1 what parts allow, 2 what is packed. */
  part: number;
  combo_id: number;
  warehouse_id: number | null;
  possible: number | null;
  on_hand: number | null;
  reserved: number | null;
  unsellable: number | null;
};

export const comboFigureFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  possible: {
    type: 'integer', json: 'integer',
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
  },
  on_hand: { type: 'integer', json: 'integer' },
  reserved: { type: 'integer', json: 'integer' },
  unsellable: { type: 'integer', json: 'integer' },
});

export const comboFigureRules: readonly RuleModel[] = [];

export const comboFigureDisplay = [{ field: 'combo_id' }] as const;
