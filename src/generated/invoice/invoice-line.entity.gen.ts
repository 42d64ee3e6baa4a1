// Generated from schemas/invoice/invoice-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type InvoiceLine = {
  id: number;
  version: number;
  invoice_id: number;
  sku: string | null;
  name: string;
  unit: string | null;
  quantity: number;
  unit_price: number;
  discount: number;
  tax_rate: TaxRate;
  amount: number;
  /** Before tax: rounded half up, so that net and tax are the amount. */
  net: number;
  vat: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const invoiceLineFields = createFields({
  invoice_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'invoice', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  unit: { type: 'text', json: 'string', maxLength: 30 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000, default: 1 },
  unit_price: { type: 'money', json: 'integer', required: true, minimum: 0 },
  discount: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0 },
  tax_rate: { type: 'enum', json: 'integer', required: true, enum: taxRate },
  amount: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<InvoiceLine, Invoice>) =>
        c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount : null,
    },
  },
  net: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<InvoiceLine, Invoice>) =>
        c.record.tax_rate === 10 ? (c.record.amount != null ? Math.floor(c.record.amount * 100 / 110 + 0.5) : null) : c.record.tax_rate === 8 ? (c.record.amount != null ? Math.floor(c.record.amount * 100 / 108 + 0.5) : null) : c.record.tax_rate === 5 ? (c.record.amount != null ? Math.floor(c.record.amount * 100 / 105 + 0.5) : null) : c.record.amount,
    },
  },
  vat: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<InvoiceLine, Invoice>) =>
        c.record.amount != null && c.record.net != null ? c.record.amount - c.record.net : null,
    },
  },
  ...standardFields,
});

export const invoiceLineRules: readonly RuleModel[] = [
  {
    key: 'discount_within',
    check: (c: Logic<InvoiceLine, Invoice>) =>
      c.record.discount == null || c.record.quantity == null || c.record.unit_price == null || c.record.discount <= c.record.quantity * c.record.unit_price,
    level: 'error', on: ['create', 'update'], message: 'rule.invoice_line.discount_within', at: 'discount',
  },
];

export const invoiceLineDisplay = [{ field: 'name' }, ' × ', { field: 'quantity' }] as const;
