// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Bill } from './bill.entity.gen.ts';

export type BillLine = {
  id: number;
  version: number;
  bill_id: number;
  sku: string;
  net: number;
  reduction: number;
  gross: number;
  name: string | null;
  unit_net: number | null;
  quantity: number;
  price: number;
  weight: number;
  created_at: string;
  updated_at: string;
};

export const billLineFields = createFields({
  bill_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'bill', onDelete: 'restrict' } },
  sku: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  net: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<BillLine, Bill>) =>
        c.record.gross != null && c.record.reduction != null ? c.record.gross - c.record.reduction : null,
    },
  },
  reduction: {
    type: 'integer', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<BillLine, Bill>) =>
        c.record.gross != null && c.parent.rate != null ? Math.floor(c.record.gross * c.parent.rate / 100 + 0.5) : null,
    },
  },
  gross: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<BillLine, Bill>) =>
        c.record.quantity != null && c.record.price != null ? c.record.quantity * c.record.price : null,
    },
  },
  name: {
    type: 'text', json: 'string', readOnly: true, maxLength: 60,
    compute: {
      stored: true,
      value: (c: Logic<BillLine, Bill>) =>
        c.record.quantity != null && c.record.sku != null ? [c.record.quantity, ' × ', c.record.sku].join('') : null,
    },
  },
  unit_net: {
    type: 'integer', json: 'integer', readOnly: true, turn: 3,
    compute: {
      stored: true,
      value: (c: Logic<BillLine, Bill>) =>
        c.record.quantity != null && c.record.quantity > 0 ? (c.record.net != null ? Math.floor(c.record.net / c.record.quantity + 0.5) : null) : null,
    },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  price: { type: 'integer', json: 'integer', required: true, minimum: 0 },
  weight: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: { stored: false, value: (c: Logic<BillLine>) => c.record.quantity != null ? c.record.quantity * 7 : null },
  },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billLineRules: readonly RuleModel[] = [];

export const billLineDisplay = [{ field: 'sku' }] as const;
