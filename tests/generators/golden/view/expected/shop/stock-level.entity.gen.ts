// Generated from schemas/shop/stock-level.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type StockLevel = {
  id: number;
  goods_id: number;
  depot_id: number;
  on_hand: number;
  reserved: number;
  available: number | null;
  created_at: string;
};

export const stockLevelFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  depot_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'depot', onDelete: 'restrict' },
  },
  on_hand: { type: 'integer', json: 'integer', required: true, default: 0 },
  reserved: { type: 'integer', json: 'integer', required: true, default: 0 },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockLevel>) =>
        c.record.on_hand != null && c.record.reserved != null ? c.record.on_hand - c.record.reserved : null,
    },
  },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const stockLevelRules: readonly RuleModel[] = [];

export const stockLevelDisplay = ['#', { field: 'id' }] as const;
