// Generated from schemas/crm/price-request-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PriceRequestLine = {
  id: number;
  version: number;
  price_request_id: number;
  name: string;
  goods_id: number | null;
  quantity: number;
  unit_price: number;
  lead_time: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const priceRequestLineFields = createFields({
  price_request_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'price_request', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  unit_price: { type: 'money', json: 'integer', required: true, minimum: 0 },
  lead_time: { type: 'text', json: 'string', maxLength: 100 },
  ...standardFields,
});

export const priceRequestLineRules: readonly RuleModel[] = [];

export const priceRequestLineDisplay = ['#', { field: 'id' }] as const;
