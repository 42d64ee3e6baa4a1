// Generated from schemas/stock/stock-level.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type StockLevel = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  on_hand: number;
  reserved: number;
  available: number | null;
  created_at: string;
  created_by: number | null;
};

export const stockLevelFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  on_hand: { name: 'on_hand', type: 'integer', json: 'integer', required: true, default: 0 },
  reserved: { name: 'reserved', type: 'integer', json: 'integer', required: true, default: 0 },
  available: {
    name: 'available', type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockLevel>) =>
        c.record.on_hand != null && c.record.reserved != null ? c.record.on_hand - c.record.reserved : null,
    },
  },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const stockLevelRules: readonly RuleModel[] = [];

export const stockLevelDisplay = [{ field: 'goods_id' }] as const;
