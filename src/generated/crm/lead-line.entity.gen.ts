// Generated from schemas/crm/lead-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Lead } from './lead.entity.gen.ts';

export type LeadLine = {
  id: number;
  version: number;
  lead_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  unit_price: number;
  discount: number;
  amount: number | null;
  is_gift: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadLineFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  unit_price: { type: 'money', json: 'integer', required: true, minimum: 0, copyFrom: 'goods_id.retail_price' },
  discount: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0 },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<LeadLine, Lead>) =>
        c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount : null,
    },
  },
  is_gift: { type: 'boolean', json: 'boolean', required: true, default: false },
  ...standardFields,
});

export const leadLineRules: readonly RuleModel[] = [
  {
    key: 'discount_too_high',
    check: (c: Logic<LeadLine, Lead>) =>
      c.record.discount == null || c.record.quantity == null || c.record.unit_price == null || c.record.discount <= c.record.quantity * c.record.unit_price,
    level: 'error', on: ['create', 'update'], message: 'rule.lead_line.discount_too_high', at: 'discount',
  },
];

export const leadLineDisplay = ['#', { field: 'id' }] as const;
