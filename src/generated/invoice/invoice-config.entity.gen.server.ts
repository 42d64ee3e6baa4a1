// Generated from schemas/invoice/invoice-config.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { invoiceConfigDisplay, invoiceConfigFields, invoiceConfigRules } from './invoice-config.entity.gen.ts';

export const invoiceConfigModel = createEntity({
  name: 'invoice_config',
  module: 'invoice',
  owner: 'customer',
  fields: Object.values(invoiceConfigFields),
  display: invoiceConfigDisplay,
  search: ['series'],
  access: {
    read: ['administration_invoice'], create: ['administration_invoice'], update: ['administration_invoice'],
    delete: null,
  },
  lookup: ['administration_invoice'],
  rules: invoiceConfigRules,
  live: true,
});
