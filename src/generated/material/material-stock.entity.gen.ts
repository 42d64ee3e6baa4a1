// Generated from schemas/material/material-stock.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialState, materialState } from './material-state.enum.gen.ts';

export type MaterialStock = {
  id: number;
  material_id: number;
  on_hand: number;
  reserved: number;
  free: number | null;
  expected: number;
  used_30d: number;
  days_of_cover: number | null;
  value: number | null;
  min_stock: number | null;
  state: MaterialState | null;
  old: number;
};

export const materialStockFields = createFields({
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  on_hand: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  reserved: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  free: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: false,
      value: (c: Logic<MaterialStock>) =>
        c.record.on_hand != null && c.record.reserved != null ? Math.floor((c.record.on_hand - c.record.reserved) * 1000 + 0.5) / 1000 : null,
    },
  },
  expected: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  used_30d: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  days_of_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<MaterialStock>) =>
        c.record.used_30d != null && c.record.used_30d > 0 ? (c.record.on_hand != null ? Math.floor(c.record.on_hand * 30 / c.record.used_30d) : null) : null,
    },
  },
  value: { type: 'money', json: 'integer', read: ['administration_goods_cost'] },
  min_stock: { type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3 },
  state: {
    type: 'enum', json: 'string', readOnly: true, enum: materialState,
    compute: {
      stored: false,
      value: (c: Logic<MaterialStock>) =>
        c.record.on_hand != null && c.record.reserved != null && Math.floor((c.record.on_hand - c.record.reserved) * 1000 + 0.5) / 1000 <= 0 ? 'out' : c.record.min_stock != null && (c.record.on_hand != null && c.record.reserved != null && Math.floor((c.record.on_hand - c.record.reserved) * 1000 + 0.5) / 1000 < c.record.min_stock) ? 'low' : 'ok',
    },
  },
  old: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
});

export const materialStockRules: readonly RuleModel[] = [];

export const materialStockDisplay = [{ field: 'material_id' }] as const;
