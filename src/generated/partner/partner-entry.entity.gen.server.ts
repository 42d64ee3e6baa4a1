// Generated from schemas/partner/partner-entry.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { partnerEntryDisplay, partnerEntryFields, partnerEntryRules } from './partner-entry.entity.gen.ts';

export const partnerEntryModel = createEntity({
  name: 'partner_entry',
  module: 'partner',
  written: 'module',
  owner: 'customer',
  fields: Object.values(partnerEntryFields),
  display: partnerEntryDisplay,
  search: ['document_code'],
  checks: [
    {
      key: 'partner',
      sql: {
        text: '(CASE WHEN t."supplier_id" IS NULL THEN 0 ELSE 1 END::float8 + CASE WHEN t."consignee_id" IS NULL THEN 0 ELSE 1 END + CASE WHEN t."distributor_id" IS NULL THEN 0 ELSE 1 END = 1)',
        params: [],
      },
      message: 'rule.partner_entry.partner',
    },
    {
      key: 'open', sql: { text: '(0 <= t."open" AND t."open" <= t."increase"::float8 + t."decrease")', params: [] },
      message: 'rule.partner_entry.open',
    },
    {
      key: 'one_way', sql: { text: '(t."increase" = 0 OR t."decrease" = 0)', params: [] },
      message: 'rule.partner_entry.one_way',
    },
  ],
  index: [
    ['supplier_id', 'on_date'],
    ['consignee_id', 'on_date'],
    ['distributor_id', 'on_date'],
    ['document_code'],
    ['on_date'],
    ['open'],
  ],
  access: {
    read: ['administration_goods_debt', 'administration_supplier', 'administration_consignee'], create: null,
    update: null, delete: null,
  },
  lookup: ['administration_goods_debt', 'administration_supplier', 'administration_consignee'],
  rules: partnerEntryRules,
  audit: false,
  softDelete: false,
  live: true,
});
