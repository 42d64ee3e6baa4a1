// Generated from schemas/invoice/invoices.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { invoiceLineFields } from './invoice-line.entity.gen.ts';
import { invoiceSourceFields } from './invoice-source.entity.gen.ts';
import { invoiceFields } from './invoice.entity.gen.ts';

export const invoicesList = createList({
  screen: 'invoice',
  route: '/invoice',
  module: 'invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  urls: { list: '/invoice-list', count: '/invoice-count', download: '/invoice-download' },
  downloadName: 'invoices.xlsx',
  columns: [
    column(invoiceFields.code, { label: 'invoice.code', show: 'always', sort: true }),
    column(invoiceFields.number, { label: 'invoice.number', sort: true }),
    column(invoiceFields.date, { label: 'invoice.date', sort: true }),
    column(invoiceFields.source_code, { label: 'invoice.source_code' }),
    column(invoiceFields.invoice_name, { label: 'invoice.invoice_name' }),
    column(invoiceFields.invoice_tax_code, { label: 'invoice.invoice_tax_code' }),
    column(invoiceFields.series, { label: 'invoice.series' }),
    column(invoiceFields.type, { label: 'invoice.type', show: 'optional' }),
    column(invoiceFields.software, { label: 'invoice.software', show: 'optional' }),
    column(invoiceFields.processing, { label: 'invoice.processing', sort: true }),
    column(invoiceFields.state, { label: 'invoice.state' }),
    column(invoiceFields.handling, { label: 'invoice.handling', sort: true }),
    column(invoiceFields.net_amount, { label: 'invoice.net_amount', sum: true }),
    column(invoiceFields.vat_amount, { label: 'invoice.vat_amount', sum: true }),
    column(invoiceFields.total, { label: 'invoice.total', sort: true, sum: true }),
    column(invoiceFields.lookup_url, { label: 'invoice.lookup_url' }),
    column(invoiceFields.last_error, { label: 'invoice.last_error' }),
    column(invoiceFields.reason, { label: 'invoice.reason', show: 'optional' }),
    column(invoiceFields.emailed_at, { label: 'invoice.emailed_at', show: 'optional' }),
    column(invoiceFields.authority_code, { label: 'invoice.authority_code', show: 'optional' }),
    column(invoiceFields.tax_code_id, { label: 'invoice.tax_code_id', show: 'optional' }),
    column(invoiceFields.publish_invoice_type, { label: 'invoice.publish_invoice_type', show: 'optional' }),
    column(invoiceFields.original_id, { label: 'invoice.original_id', show: 'optional' }),
    column(invoiceFields.relation, { label: 'invoice.relation', show: 'optional' }),
    column(invoiceFields.attempts, { label: 'invoice.attempts', show: 'optional' }),
    column(invoiceFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(invoiceFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(invoiceLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }], label: 'invoice_line.sku',
    }),
    column(invoiceLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }], label: 'invoice_line.name',
    }),
    column(invoiceLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }],
      label: 'invoice_line.quantity',
    }),
    column(invoiceLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }],
      label: 'invoice_line.unit_price',
    }),
    column(invoiceLineFields.discount, {
      key: 'lines.discount', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }],
      label: 'invoice_line.discount',
    }),
    column(invoiceLineFields.tax_rate, {
      key: 'lines.tax_rate', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }],
      label: 'invoice_line.tax_rate',
    }),
    column(invoiceLineFields.net, {
      key: 'lines.net', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }], label: 'invoice_line.net',
      sum: true,
    }),
    column(invoiceLineFields.vat, {
      key: 'lines.vat', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }], label: 'invoice_line.vat',
      sum: true,
    }),
    column(invoiceLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'invoice_line' }],
      label: 'invoice_line.amount', sum: true,
    }),
  ],
  filters: [
    filter(invoiceFields.code, { label: 'invoice.code', kind: 'code_list' }),
    filter(invoiceFields.number, { label: 'invoice.number', kind: 'text' }),
    filter(invoiceFields.source_code, { label: 'invoice.source_code', kind: 'code_list' }),
    filter(invoiceFields.invoice_name, { label: 'invoice.invoice_name', kind: 'text' }),
    filter(invoiceFields.invoice_tax_code, { label: 'invoice.invoice_tax_code', kind: 'text' }),
    filter(invoiceFields.date, { label: 'invoice.date', kind: 'date_range', maxDays: 360 }),
    filter(invoiceFields.processing, { label: 'invoice.processing', kind: 'multi_select' }),
    filter(invoiceFields.state, { label: 'invoice.state', kind: 'multi_select' }),
    filter(invoiceFields.handling, { label: 'invoice.handling', kind: 'multi_select' }),
    filter(invoiceFields.tax_code_id, { label: 'invoice.tax_code_id', kind: 'reference' }),
    filter(invoiceSourceFields.order_id, {
      key: 'sources.order_id', steps: [{ field: 'sources', kind: 'rows', entity: 'invoice_source' }],
      label: 'invoice_source.order_id', kind: 'reference',
    }),
    filter(invoiceFields.type, { label: 'invoice.type', kind: 'select' }),
    filter(invoiceFields.publish_invoice_type, { label: 'invoice.publish_invoice_type', kind: 'multi_select' }),
    filter(invoiceFields.total, { label: 'invoice.total', kind: 'number_range' }),
    filter(invoiceFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'to_issue', where: { handling: [1] } },
    { key: 'late', where: { handling: [1], date: { to: { today: -1 } } } },
    { key: 'running', where: { processing: [2] } },
    { key: 'rejected', where: { processing: [5], handling: [1] } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'to_issue', where: { handling: [1] }, badge: 'to_issue' },
    { key: 'running', where: { processing: [2] }, badge: 'running' },
    { key: 'rejected', where: { processing: [5], handling: [1] }, badge: 'rejected' },
    { key: 'issued', where: { handling: [2] } },
    { key: 'changed', where: { state: [1003, 1004, 1009] } },
  ],
  sort: { field: 'date', order: 'DESC' },
});
