// Generated from schemas/invoice/tax-code.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { taxCodeDisplay, taxCodeFields, taxCodeRules } from './tax-code.entity.gen.ts';

export const taxCodeModel = createEntity({
  name: 'tax_code',
  module: 'invoice',
  owner: 'customer',
  fields: Object.values(taxCodeFields),
  display: taxCodeDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.tax_code.code_taken' }],
  access: {
    read: ['customer_account', 'administration_invoice'], create: ['customer_account'], update: ['customer_account'],
    delete: null,
  },
  lookup: ['customer_account', 'administration_invoice', 'administration_only_invoice'],
  rules: taxCodeRules,
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
});
