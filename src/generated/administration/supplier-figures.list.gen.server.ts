// Generated from schemas/administration/supplier-figures.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import { supplierTotalFields } from './supplier-total.entity.gen.ts';

export const supplierFiguresList = createList({
  screen: 'administration/supplier/figures',
  route: '/administration/supplier/figures',
  module: 'administration',
  entity: 'supplier_total',
  permissions: ['administration_supplier'],
  urls: { list: '/supplier-total-list', count: '/supplier-total-count', download: '/supplier-total-download' },
  downloadName: 'supplier-figures.xlsx',
  columns: [
    column(supplierFields.code, {
      key: 'supplier_id.code', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.code', show: 'always',
    }),
    column(supplierTotalFields.supplier_id, { label: 'supplier_total.supplier_id', show: 'always' }),
    column(supplierFields.type, {
      key: 'supplier_id.type', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.type',
    }),
    column(supplierFields.classify, {
      key: 'supplier_id.classify', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.classify',
    }),
    column(supplierTotalFields.last_receipt_at, { label: 'supplier_total.last_receipt_at', sort: true }),
    column(supplierTotalFields.receipts_90d, { label: 'supplier_total.receipts_90d', sort: true, sum: true }),
    column(supplierTotalFields.bought_90d, { label: 'supplier_total.bought_90d', sort: true, sum: true }),
    column(supplierTotalFields.returned_90d, { label: 'supplier_total.returned_90d', sort: true, sum: true }),
    column(supplierTotalFields.owed, { label: 'supplier_total.owed', sort: true, sum: true }),
    column(supplierTotalFields.overdue, { label: 'supplier_total.overdue', sort: true, sum: true }),
    column(supplierFields.payment_term_days, {
      key: 'supplier_id.payment_term_days', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.payment_term_days',
    }),
    column(supplierFields.lead_time_days, {
      key: 'supplier_id.lead_time_days', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.lead_time_days', show: 'optional',
    }),
    column(supplierFields.credit_limit, {
      key: 'supplier_id.credit_limit', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.credit_limit', show: 'optional',
    }),
    column(supplierTotalFields.goods_90d, { label: 'supplier_total.goods_90d', show: 'optional', sum: true }),
    column(supplierTotalFields.materials_90d, { label: 'supplier_total.materials_90d', show: 'optional', sum: true }),
    column(supplierFields.active, {
      key: 'supplier_id.active', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.active', show: 'optional',
    }),
  ],
  filters: [
    filter(supplierTotalFields.supplier_id, { label: 'supplier_total.supplier_id', kind: 'reference' }),
    filter(supplierFields.type, {
      key: 'supplier_id.type', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.type', kind: 'multi_select',
    }),
    filter(supplierTotalFields.last_receipt_at, {
      label: 'supplier_total.last_receipt_at', kind: 'date_range', maxDays: 360,
    }),
    filter(supplierTotalFields.receipts_90d, { label: 'supplier_total.receipts_90d', kind: 'number_range' }),
    filter(supplierTotalFields.owed, { label: 'supplier_total.owed', kind: 'number_range' }),
    filter(supplierTotalFields.overdue, { label: 'supplier_total.overdue', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'active', where: { 'supplier_id.active': true } },
    { key: 'quiet', where: { 'supplier_id.active': true, receipts_90d: { to: 0 } } },
    { key: 'inactive', where: { 'supplier_id.active': false } },
  ],
  sort: { field: 'last_receipt_at', order: 'DESC' },
});
