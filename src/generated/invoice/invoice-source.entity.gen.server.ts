// Generated from schemas/invoice/invoice-source.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { invoiceSourceDisplay, invoiceSourceFields, invoiceSourceRules } from './invoice-source.entity.gen.ts';

export const invoiceSourceModel = createEntity({
  name: 'invoice_source',
  module: 'invoice',
  owner: 'customer',
  fields: Object.values(invoiceSourceFields),
  display: invoiceSourceDisplay,
  index: [['order_id'], ['pos_sale_id']],
  access: { read: ['administration_invoice', 'administration_only_invoice'], create: null, update: null, delete: null },
  lookup: ['administration_invoice', 'administration_only_invoice'],
  rules: invoiceSourceRules,
  parent: { entity: 'invoice', foreignKey: 'invoice_id', field: 'sources' },
});
