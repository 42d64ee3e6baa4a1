// Generated from schemas/invoice/invoice-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { invoiceLineDisplay, invoiceLineFields, invoiceLineRules } from './invoice-line.entity.gen.ts';

export const invoiceLineModel = createEntity({
  name: 'invoice_line',
  module: 'invoice',
  owner: 'customer',
  fields: Object.values(invoiceLineFields),
  refillSql: {
    amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] },
    net: {
      text: 'CASE WHEN t."tax_rate" = 10 THEN floor(t."amount"::float8 * 100 / 110 + 0.5) WHEN t."tax_rate" = 8 THEN floor(t."amount"::float8 * 100 / 108 + 0.5) WHEN t."tax_rate" = 5 THEN floor(t."amount"::float8 * 100 / 105 + 0.5) ELSE t."amount" END',
      params: [], after: ['invoice_line.amount'],
    },
    vat: { text: '(t."amount"::float8 - t."net")', params: [], after: ['invoice_line.amount', 'invoice_line.net'] },
  },
  display: invoiceLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['administration_invoice', 'administration_only_invoice'], create: null, update: null, delete: null },
  lookup: ['administration_invoice', 'administration_only_invoice'],
  rules: invoiceLineRules,
  parent: { entity: 'invoice', foreignKey: 'invoice_id', field: 'lines' },
});
