// Generated from schemas/partner/supplier.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import { type SupplierType, supplierType } from './supplier-type.enum.gen.ts';

export type Supplier = {
  id: number;
  version: number;
  /** Stamp codes of its goods begin with it. */
  code: string;
  name: string;
  type: SupplierType;
  classify: string | null;
  tax_code: string | null;
  contact_name: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  id_city: number | null;
  id_ward: number | null;
  bank_name: string | null;
  bank_account: string | null;
  bank_owner: string | null;
  payment_term_days: number | null;
  credit_limit: number | null;
  lead_time_days: number | null;
  /** What it quotes in; empty: the money of the company. */
  currency: Currency | null;
  /** Who quotes for it. */
  account_ids: number[] | null;
  /** Contract, business licence, price lists. */
  files: string[] | null;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const supplierFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 3, pattern: '^[A-Z0-9]{1,3}$' },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  type: { type: 'enum', json: 'string', required: true, default: 'enterprise', enum: supplierType },
  classify: { type: 'text', json: 'string', key: true, ordered: true, maxLength: 100 },
  tax_code: { type: 'code', json: 'string', maxLength: 14, pattern: '^(\\d{10}(-\\d{3})?|\\d{12})$' },
  contact_name: { type: 'text', json: 'string', maxLength: 100 },
  phone: { type: 'phone', json: 'string', maxLength: 20, landline: true },
  email: { type: 'email', json: 'string', maxLength: 100 },
  address: { type: 'text', json: 'string', maxLength: 255 },
  id_city: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
  },
  id_ward: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_city'] } },
  },
  bank_name: { type: 'text', json: 'string', maxLength: 100 },
  bank_account: { type: 'code', json: 'string', maxLength: 30 },
  bank_owner: { type: 'text', json: 'string', maxLength: 100 },
  payment_term_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 180 },
  credit_limit: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_debt'],
    write: ['administration_goods_debt'],
  },
  lead_time_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365 },
  currency: { type: 'enum', json: 'string', enum: currency },
  account_ids: {
    type: 'links', json: 'array',
    links: { entity: 'account', table: 'supplier__account_ids', foreignKey: 'supplier_id', otherKey: 'account_id' },
  },
  files: {
    type: 'file', json: 'array', maxItems: 20,
    file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 10485760 },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const supplierRules: readonly RuleModel[] = [
  {
    key: 'tax_code_missing',
    check: (c: Logic<Supplier>) => c.record.type == null || c.record.type !== 'enterprise' || c.record.tax_code != null,
    level: 'warning', on: ['create', 'update'], message: 'rule.supplier.tax_code_missing', at: 'tax_code',
  },
];

export const supplierDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
