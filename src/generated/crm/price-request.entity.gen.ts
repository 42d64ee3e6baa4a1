// Generated from schemas/crm/price-request.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { PriceRequestLine } from './price-request-line.entity.gen.ts';
import { type PriceRequestStatus, priceRequestStatus } from './price-request-status.enum.gen.ts';

export type PriceRequest = {
  id: number;
  version: number;
  code: string;
  conversation_id: number | null;
  lead_id: number | null;
  goods_id: number | null;
  product: string | null;
  images: string[] | null;
  quantity: number;
  note: string | null;
  status: PriceRequestStatus;
  account_id: number | null;
  valid_until: string | null;
  quoted_by: number | null;
  quoted_at: string | null;
  lines: PriceRequestLine[];
  total: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const priceRequestFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 50,
    number: { prefix: 'BG', per: 'day', digits: 5 },
  },
  conversation_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'conversation', onDelete: 'restrict' },
  },
  lead_id: { type: 'reference', json: 'integer', reference: { entity: 'lead', onDelete: 'restrict' } },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  product: { type: 'text', json: 'string', key: true, maxLength: 255 },
  images: { type: 'images', json: 'array', maxItems: 5 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: priceRequestStatus },
  account_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  valid_until: { type: 'date', json: 'string' },
  quoted_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  quoted_at: { type: 'date_time', json: 'string', readOnly: true },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'price_request_line', foreignKey: 'price_request_id', max: 30 },
  },
  total: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PriceRequest>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null ? row.quantity * row.unit_price : 0), 0),
    },
  },
  ...standardFields,
});

export const priceRequestRules: readonly RuleModel[] = [
  {
    key: 'one_of_both',
    check: (c: Logic<PriceRequest>) =>
      c.record.goods_id != null && c.record.product == null || c.record.goods_id == null && c.record.product != null,
    level: 'error', on: ['create', 'update'], message: 'rule.price_request.one_of_both', at: 'product',
  },
];

export const priceRequestDisplay = [{ field: 'code' }] as const;
