// Generated from schemas/administration/quotations.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productDevelopmentFields } from './product-development.entity.gen.ts';
import { quotationFields } from './quotation.entity.gen.ts';

export const quotationsList = createList({
  screen: 'administration/product-development/quotation',
  route: '/administration/product-development/quotation',
  module: 'administration',
  entity: 'quotation',
  permissions: ['administration_product_development', 'product_development_supplier'],
  urls: { list: '/quotation-list', count: '/quotation-count', download: '/quotation-download' },
  downloadName: 'quotations.xlsx',
  columns: [
    column(quotationFields.code, { label: 'quotation.code', show: 'always', sort: true }),
    column(quotationFields.product_development_id, { label: 'quotation.product_development_id' }),
    column(quotationFields.supplier_id, { label: 'quotation.supplier_id' }),
    column(quotationFields.status, { label: 'quotation.status', sort: true }),
    column(quotationFields.unit_price, { label: 'quotation.unit_price', sort: true }),
    column(quotationFields.currency, { label: 'quotation.currency' }),
    column(quotationFields.landed_cost, { label: 'quotation.landed_cost', sort: true }),
    column(quotationFields.moq, { label: 'quotation.moq', sort: true }),
    column(quotationFields.lead_time_days, { label: 'quotation.lead_time_days', sort: true }),
    column(quotationFields.valid_until, { label: 'quotation.valid_until', sort: true }),
    column(quotationFields.sample_fee, { label: 'quotation.sample_fee' }),
    column(quotationFields.tooling_fee, { label: 'quotation.tooling_fee' }),
    column(quotationFields.payment_term, { label: 'quotation.payment_term' }),
    column(quotationFields.is_chosen, { label: 'quotation.is_chosen' }),
    column(quotationFields.account_id, { label: 'quotation.account_id', show: 'optional' }),
    column(productDevelopmentFields.expected_quantity, {
      key: 'product_development_id.expected_quantity',
      steps: [{ field: 'product_development_id', kind: 'reference', entity: 'product_development' }],
      label: 'product_development.expected_quantity', show: 'optional',
    }),
    column(quotationFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(quotationFields.note, { label: 'quotation.note', show: 'optional' }),
  ],
  filters: [
    filter(quotationFields.product_development_id, { label: 'quotation.product_development_id', kind: 'reference' }),
    filter(quotationFields.supplier_id, { label: 'quotation.supplier_id', kind: 'reference' }),
    filter(quotationFields.status, { label: 'quotation.status', kind: 'multi_select' }),
    filter(quotationFields.currency, { label: 'quotation.currency', kind: 'multi_select' }),
    filter(quotationFields.valid_until, { label: 'quotation.valid_until', kind: 'date_range', maxDays: 360 }),
    filter(quotationFields.code, { label: 'quotation.code', kind: 'code_list' }),
    filter(quotationFields.is_chosen, { label: 'quotation.is_chosen', kind: 'boolean' }),
    filter(quotationFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'to_quote', where: { status: [-1, 0] } }],
  viewModes: [
    { key: 'all' },
    { key: 'to_quote', where: { status: [-1, 0] }, badge: 'to_quote' },
    { key: 'quoted', where: { status: [1] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
