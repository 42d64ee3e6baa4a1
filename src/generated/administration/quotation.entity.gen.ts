// Generated from schemas/administration/quotation.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import type { QuotationTier } from './quotation-tier.entity.gen.ts';
import { type QuoteStatus, quoteStatus } from './quote-status.enum.gen.ts';

export type Quotation = {
  id: number;
  version: number;
  code: string;
  product_development_id: number;
  supplier_id: number;
  /** Who quotes for the supplier; none: the company writes down what it was told. */
  account_id: number | null;
  status: QuoteStatus;
  currency: Currency;
  unit_price: number | null;
  moq: number | null;
  sample_fee: number | null;
  tooling_fee: number | null;
  lead_time_days: number | null;
  valid_until: string | null;
  payment_term: string | null;
  images: string[] | null;
  files: string[] | null;
  tiers: QuotationTier[];
  /** One piece at the expected quantity, with a share of the fees, in the company's money by the last approved rate. */
  landed_cost: number | null;
  is_chosen: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const quotationFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'BG', per: 'day', digits: 5 },
  },
  product_development_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'product_development', onDelete: 'restrict' },
  },
  supplier_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'supplier', onDelete: 'restrict' },
  },
  account_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: quoteStatus },
  currency: { type: 'enum', json: 'string', required: true, default: 'VND', enum: currency },
  unit_price: { type: 'money', json: 'integer', minimum: 0, currency: 'currency' },
  moq: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000000 },
  sample_fee: { type: 'money', json: 'integer', minimum: 0, currency: 'currency' },
  tooling_fee: { type: 'money', json: 'integer', minimum: 0, currency: 'currency' },
  lead_time_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365 },
  valid_until: { type: 'date', json: 'string' },
  payment_term: { type: 'text', json: 'string', maxLength: 200 },
  images: { type: 'images', json: 'array', maxItems: 8 },
  files: { type: 'file', json: 'array', maxItems: 5, file: { types: ['pdf', 'jpg', 'png'], maxBytes: 5242880 } },
  tiers: {
    type: 'rows', json: 'array',
    rows: { entity: 'quotation_tier', foreignKey: 'quotation_id', max: 10, unique: ['from_quantity'] },
  },
  landed_cost: {
    type: 'money', json: 'integer', readOnly: true, minimum: 0, read: ['administration_product_development'],
  },
  is_chosen: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  note: { type: 'long_text', json: 'string', maxLength: 1000 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' }, readOnly: true,
    read: ['administration_product_development'],
  },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' }, readOnly: true,
    read: ['administration_product_development'],
  },
});

export const quotationRules: readonly RuleModel[] = [];

export const quotationDisplay = [{ field: 'code' }] as const;
