// Generated from schemas/administration/supplier-figures.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type SupplierTotal, supplierTotalFields } from './supplier-total.entity.gen.ts';

export const list = createList({
  screen: 'administration/supplier/figures',
  route: '/administration/supplier/figures',
  resource: 'supplier_total',
  title: 'screen.administration/supplier/figures.title',
  permissions: ['administration_supplier'],
  urls: { list: '/supplier-total-list', count: '/supplier-total-count', download: '/supplier-total-download' },
  downloadName: 'supplier-figures.xlsx',
  columns: [
    column(supplierFields.code, {
      key: 'supplier_id.code', label: 'supplier.code', cell: 'code', show: 'always', pin: 'left',
    }),
    column(supplierTotalFields.supplier_id, {
      label: 'supplier_total.supplier_id', cell: 'reference', show: 'always', width: 260,
    }),
    column(supplierFields.type, { key: 'supplier_id.type', label: 'supplier.type', cell: 'enum' }),
    column(supplierFields.classify, { key: 'supplier_id.classify', label: 'supplier.classify', cell: 'text' }),
    column(supplierTotalFields.last_receipt_at, {
      label: 'supplier_total.last_receipt_at', cell: 'date_time', sort: true,
    }),
    column(supplierTotalFields.receipts_90d, {
      label: 'supplier_total.receipts_90d', cell: 'number', sort: true, sum: true,
    }),
    column(supplierTotalFields.bought_90d, {
      label: 'supplier_total.bought_90d', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(supplierTotalFields.returned_90d, {
      label: 'supplier_total.returned_90d', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(supplierTotalFields.owed, {
      label: 'supplier_total.owed', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(supplierTotalFields.overdue, {
      label: 'supplier_total.overdue', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(supplierFields.payment_term_days, {
      key: 'supplier_id.payment_term_days', label: 'supplier.payment_term_days', cell: 'number',
    }),
    column(supplierFields.lead_time_days, {
      key: 'supplier_id.lead_time_days', label: 'supplier.lead_time_days', cell: 'number', show: 'optional',
    }),
    column(supplierFields.credit_limit, {
      key: 'supplier_id.credit_limit', label: 'supplier.credit_limit', cell: 'money', show: 'optional',
    }),
    column(supplierTotalFields.goods_90d, {
      label: 'supplier_total.goods_90d', cell: 'money', show: 'optional', sum: true,
    }),
    column(supplierTotalFields.materials_90d, {
      label: 'supplier_total.materials_90d', cell: 'money', show: 'optional', sum: true,
    }),
    column(supplierFields.active, {
      key: 'supplier_id.active', label: 'supplier.active', cell: 'boolean', show: 'optional',
    }),
  ],
  filters: [
    filter(supplierTotalFields.supplier_id, { label: 'supplier_total.supplier_id', kind: 'reference' }),
    filter(supplierFields.type, { key: 'supplier_id.type', label: 'supplier.type', kind: 'multi_select' }),
    filter(supplierTotalFields.last_receipt_at, {
      label: 'supplier_total.last_receipt_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(supplierTotalFields.receipts_90d, {
      label: 'supplier_total.receipts_90d', kind: 'number_range', place: 'panel',
    }),
    filter(supplierTotalFields.owed, { label: 'supplier_total.owed', kind: 'number_range', place: 'panel' }),
    filter(supplierTotalFields.overdue, { label: 'supplier_total.overdue', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'active', label: 'screen.administration/supplier/figures.mode.active' },
    { key: 'quiet', label: 'screen.administration/supplier/figures.mode.quiet' },
    { key: 'inactive', label: 'screen.administration/supplier/figures.mode.inactive' },
  ],
  sort: { field: 'last_receipt_at', order: 'DESC' },
  row: [
    {
      key: 'receipts', label: 'screen.administration/supplier/figures.action.receipts',
      route: '/administration/receipt-history', filter: { supplier_id: { from: 'supplier_id', choice: true } },
      permissions: ['administration_receipt_history'],
    },
    {
      key: 'debt', label: 'screen.administration/supplier/figures.action.debt', route: '/administration/goods-debt',
      filter: { supplier_id: { from: 'supplier_id', choice: true } }, permissions: ['administration_goods_debt'],
    },
  ],
  mobile: { title: 'supplier_id', lines: ['last_receipt_at', 'owed', 'overdue'] },
  rowTone: [{ when: (c: Logic<SupplierTotal>) => c.record.overdue != null && c.record.overdue > 0, tone: 'danger' }],
  emptyText: 'screen.administration/supplier/figures.empty',
  live: true,
});

export default function SupplierFiguresList() {
  return <ListScreen list={list} />;
}
