// Generated from schemas/administration/quotation.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Quotation, quotationDisplay, quotationFields, quotationRules } from './quotation.entity.gen.ts';
import { quotationWorkflow } from './quotation.workflow.gen.ts';

export const quotationModel = createEntity({
  name: 'quotation',
  module: 'administration',
  owner: 'customer',
  fields: Object.values(quotationFields),
  display: quotationDisplay,
  search: ['code'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    { key: 'supplier', fields: ['product_development_id', 'supplier_id'], message: 'rule.quotation.asked_already' },
  ],
  index: [['created_at'], ['status', 'created_at'], ['account_id', 'status']],
  access: {
    read: ['administration_product_development', 'product_development_supplier'], create: null,
    update: ['administration_product_development', 'product_development_supplier'], delete: null,
  },
  lookup: ['administration_product_development', 'product_development_supplier'],
  visibleRows: {
    sql: {
      text: "('administration_product_development' = ANY({user.permissions}::text[]) OR t.\"account_id\" IS NOT NULL AND t.\"account_id\" = {user.id}::int8)",
      params: ['user.permissions', 'user.id'],
    },
    check: (c: Logic<Quotation>) =>
      c.user.permissions.includes('administration_product_development') || c.record.account_id === c.user.id,
  },
  rules: quotationRules,
  workflows: [quotationWorkflow],
  live: true,
});
