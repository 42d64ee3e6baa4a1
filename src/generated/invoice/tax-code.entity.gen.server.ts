// Generated from schemas/invoice/tax-code.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { taxCodeDisplay, taxCodeFields, taxCodeRules } from './tax-code.entity.gen.ts';

export const taxCodeModel: EntityModel = {
  name: 'tax_code',
  module: 'invoice',
  table: 'tax_code',
  owner: 'customer',
  fields: Object.values(taxCodeFields),
  display: taxCodeDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.tax_code.code_taken' }],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: taxCodeRules,
  audit: true,
  softDelete: true,
  live: false,
  calls: [
    {
      url: '/invoice-get-tax-code',
      permissions: [
        'order_create_single', 'order_manager', 'create_order_invoice', 'administration_invoice',
        'administration_only_invoice',
      ],
      fields: { code: 'code' }, by: { field: 'status', param: 'status' },
    },
  ],
};
