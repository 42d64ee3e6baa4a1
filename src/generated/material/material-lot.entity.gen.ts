// Generated from schemas/material/material-lot.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type MaterialLot = {
  id: number;
  code: string;
  material_id: number;
  warehouse_id: number;
  receipt_id: number | null;
  shade: string | null;
  width_cm: number | null;
  received: number;
  remaining: number;
  location: string | null;
  received_on: string;
  expires_on: string | null;
  unit_price: number | null;
  value: number | null;
  created_at: string;
  created_by: number | null;
};

export const materialLotFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  receipt_id: { type: 'reference', json: 'integer', reference: { entity: 'material_receipt', onDelete: 'restrict' } },
  shade: { type: 'text', json: 'string', key: true, maxLength: 50 },
  width_cm: { type: 'decimal', json: 'number', multipleOf: 0.1, unit: 'cm', scale: 1 },
  received: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  remaining: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  location: { type: 'text', json: 'string', key: true, maxLength: 50 },
  received_on: { type: 'date', json: 'string', required: true },
  expires_on: { type: 'date', json: 'string' },
  unit_price: { type: 'money', json: 'integer', read: ['administration_goods_cost'] },
  value: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: false,
      value: (c: Logic<MaterialLot>) =>
        c.record.remaining != null ? Math.floor(c.record.remaining * (c.record.unit_price != null ? c.record.unit_price : 0) + 0.5) : null,
    },
  },
  ...madeFields,
});

export const materialLotRules: readonly RuleModel[] = [];

export const materialLotDisplay = [{ field: 'code' }] as const;
