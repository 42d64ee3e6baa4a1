// Generated from schemas/goods/combo-item.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Combo } from './combo.entity.gen.ts';

export type ComboItem = {
  id: number;
  version: number;
  combo_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit_price: number | null;
  quantity: number;
  amount: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const comboItemFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'combo', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict', where: { active: true } },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit_price: { type: 'money', json: 'integer', readOnly: true, minimum: 0, copyFrom: 'goods_id.retail_price' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
  amount: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ComboItem, Combo>) =>
        c.record.quantity != null ? (c.record.unit_price == null ? 0 : c.record.unit_price) * c.record.quantity : null,
    },
  },
  ...standardFields,
});

export const comboItemRules: readonly RuleModel[] = [];

export const comboItemDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
