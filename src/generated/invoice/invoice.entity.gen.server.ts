// Generated from schemas/invoice/invoice.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Invoice, invoiceDisplay, invoiceFields, invoiceRules } from './invoice.entity.gen.ts';
import { invoiceWorkflow } from './invoice.workflow.gen.ts';

export const invoiceModel = createEntity({
  name: 'invoice',
  module: 'invoice',
  owner: 'customer',
  fields: Object.values(invoiceFields),
  refillSql: {
    net_amount: {
      text: '(SELECT COALESCE(sum(t_lines."net"), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
    vat_amount: {
      text: '(SELECT COALESCE(sum(t_lines."vat"), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net', 'invoice_line.vat'],
    },
    total: {
      text: '(SELECT COALESCE(sum(t_lines."amount"), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount'],
    },
    net_10: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 10 THEN t_lines."net" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
    vat_10: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 10 THEN t_lines."vat" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net', 'invoice_line.vat'],
    },
    net_8: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 8 THEN t_lines."net" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
    vat_8: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 8 THEN t_lines."vat" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net', 'invoice_line.vat'],
    },
    net_5: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 5 THEN t_lines."net" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
    vat_5: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 5 THEN t_lines."vat" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net', 'invoice_line.vat'],
    },
    net_0: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = 0 THEN t_lines."net" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
    net_not_taxable: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."tax_rate" = -1 THEN t_lines."net" ELSE 0 END), 0) FROM "invoice_line" t_lines WHERE t_lines."invoice_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['invoice_line.amount', 'invoice_line.net'],
    },
  },
  display: invoiceDisplay,
  search: ['code', 'number', 'source_code', 'invoice_name', 'invoice_tax_code'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.invoice.code_taken' },
    { key: 'number', fields: ['tax_code_id', 'series', 'number'], message: 'rule.invoice.number_taken' },
  ],
  index: [['date'], ['handling', 'date'], ['processing', 'date'], ['original_id'], ['source_code']],
  access: {
    read: ['administration_invoice', 'administration_only_invoice'],
    create: ['administration_invoice', 'administration_only_invoice'],
    update: ['administration_invoice', 'administration_only_invoice'], delete: null,
  },
  lookup: ['administration_invoice', 'administration_only_invoice'],
  visibleRows: {
    sql: {
      text: "(t.\"only_invoice\" = TRUE OR 'administration_invoice' = ANY({user.permissions}::text[]))",
      params: ['user.permissions'],
    },
    check: (c: Logic<Invoice>) =>
      c.record.only_invoice === true || c.user.permissions.includes('administration_invoice'),
  },
  rules: invoiceRules,
  workflows: [invoiceWorkflow],
  live: true,
});
