// Generated from schemas/stock/stock-level.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type StockLevel = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  on_hand: number;
  reserved: number;
  /** Damaged, or to be looked at: balances with a quality. */
  unsellable: number;
  available: number | null;
  created_at: string;
  created_by: number | null;
};

export const stockLevelFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  on_hand: { type: 'integer', json: 'integer', required: true, default: 0 },
  reserved: { type: 'integer', json: 'integer', required: true, default: 0 },
  unsellable: { type: 'integer', json: 'integer', required: true, default: 0 },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockLevel>) =>
        c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null ? c.record.on_hand - c.record.reserved - c.record.unsellable : null,
    },
  },
  ...madeFields,
});

export const stockLevelRules: readonly RuleModel[] = [];

export const stockLevelDisplay = [{ field: 'goods_id' }] as const;
