// Generated from schemas/invoice/only-invoices.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { adjustInvoiceAction } from './adjust-invoice.action.gen.ts';
import { cancelInvoiceAction } from './cancel-invoice.action.gen.ts';
import { emailInvoiceAction } from './email-invoice.action.gen.ts';
import { invoiceLineFields } from './invoice-line.entity.gen.ts';
import { type Invoice, invoiceFields } from './invoice.entity.gen.ts';
import { invoiceWorkflow } from './invoice.workflow.gen.ts';
import { queryInvoiceAction } from './query-invoice.action.gen.ts';
import { replaceInvoiceAction } from './replace-invoice.action.gen.ts';

export const list = createList({
  screen: 'only-invoice',
  route: '/only-invoice',
  resource: 'invoice',
  title: 'screen.only-invoice.title',
  permissions: ['administration_only_invoice'],
  urls: { list: '/only-invoice-list', count: '/only-invoice-count', download: '/only-invoice-download' },
  downloadName: 'only-invoices.xlsx',
  where: { only_invoice: true },
  columns: [
    column(invoiceFields.code, {
      label: 'invoice.code', cell: 'code', show: 'always', sort: true, width: 190, pin: 'left', link: '/only-invoice',
    }),
    column(invoiceFields.number, { label: 'invoice.number', cell: 'code', sort: true }),
    column(invoiceFields.date, { label: 'invoice.date', cell: 'date', sort: true }),
    column(invoiceFields.source_code, { label: 'invoice.source_code', cell: 'code', width: 150 }),
    column(invoiceFields.invoice_name, { label: 'invoice.invoice_name', cell: 'text', width: 240 }),
    column(invoiceFields.invoice_tax_code, { label: 'invoice.invoice_tax_code', cell: 'code', width: 150 }),
    column(invoiceFields.series, { label: 'invoice.series', cell: 'code' }),
    column(invoiceFields.type, { label: 'invoice.type', cell: 'enum', show: 'optional' }),
    column(invoiceFields.processing, { label: 'invoice.processing', cell: 'enum', sort: true }),
    column(invoiceFields.state, { label: 'invoice.state', cell: 'enum' }),
    column(invoiceFields.handling, { label: 'invoice.handling', cell: 'enum', sort: true }),
    column(invoiceFields.net_amount, { label: 'invoice.net_amount', cell: 'money', sum: true, footer: true }),
    column(invoiceFields.vat_amount, { label: 'invoice.vat_amount', cell: 'money', sum: true, footer: true }),
    column(invoiceFields.total, { label: 'invoice.total', cell: 'money', sort: true, sum: true, footer: true }),
    column(invoiceFields.lookup_url, { label: 'invoice.lookup_url', cell: 'link', width: 200 }),
    column(invoiceFields.last_error, { label: 'invoice.last_error', cell: 'text', width: 260 }),
    column(invoiceFields.reason, { label: 'invoice.reason', cell: 'text', show: 'optional' }),
    column(invoiceFields.emailed_at, { label: 'invoice.emailed_at', cell: 'date_time', show: 'optional' }),
    column(invoiceFields.authority_code, { label: 'invoice.authority_code', cell: 'code', show: 'optional' }),
    column(invoiceFields.tax_code_id, { label: 'invoice.tax_code_id', cell: 'reference', show: 'optional' }),
    column(invoiceFields.publish_invoice_type, {
      label: 'invoice.publish_invoice_type', cell: 'enum', show: 'optional',
    }),
    column(invoiceFields.original_id, { label: 'invoice.original_id', cell: 'reference', show: 'optional' }),
    column(invoiceFields.relation, { label: 'invoice.relation', cell: 'enum', show: 'optional' }),
    column(invoiceFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
    column(invoiceFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(invoiceLineFields.sku, { key: 'lines.sku', label: 'invoice_line.sku', cell: 'code' }),
    column(invoiceLineFields.name, { key: 'lines.name', label: 'invoice_line.name', cell: 'text' }),
    column(invoiceLineFields.quantity, { key: 'lines.quantity', label: 'invoice_line.quantity', cell: 'number' }),
    column(invoiceLineFields.unit_price, { key: 'lines.unit_price', label: 'invoice_line.unit_price', cell: 'money' }),
    column(invoiceLineFields.discount, { key: 'lines.discount', label: 'invoice_line.discount', cell: 'money' }),
    column(invoiceLineFields.tax_rate, { key: 'lines.tax_rate', label: 'invoice_line.tax_rate', cell: 'enum' }),
    column(invoiceLineFields.net, { key: 'lines.net', label: 'invoice_line.net', cell: 'money', sum: true }),
    column(invoiceLineFields.vat, { key: 'lines.vat', label: 'invoice_line.vat', cell: 'money', sum: true }),
    column(invoiceLineFields.amount, { key: 'lines.amount', label: 'invoice_line.amount', cell: 'money', sum: true }),
  ],
  filters: [
    filter(invoiceFields.code, { label: 'invoice.code', kind: 'code_list' }),
    filter(invoiceFields.number, { label: 'invoice.number', kind: 'text' }),
    filter(invoiceFields.source_code, { label: 'invoice.source_code', kind: 'code_list' }),
    filter(invoiceFields.invoice_name, { label: 'invoice.invoice_name', kind: 'text' }),
    filter(invoiceFields.invoice_tax_code, { label: 'invoice.invoice_tax_code', kind: 'text' }),
    filter(invoiceFields.date, {
      label: 'invoice.date', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(invoiceFields.processing, { label: 'invoice.processing', kind: 'multi_select' }),
    filter(invoiceFields.state, { label: 'invoice.state', kind: 'multi_select' }),
    filter(invoiceFields.handling, { label: 'invoice.handling', kind: 'multi_select' }),
    filter(invoiceFields.tax_code_id, { label: 'invoice.tax_code_id', kind: 'reference', place: 'panel' }),
    filter(invoiceFields.original_id, { label: 'invoice.original_id', kind: 'reference', place: 'panel' }),
    filter(invoiceFields.type, { label: 'invoice.type', kind: 'select', place: 'panel' }),
    filter(invoiceFields.publish_invoice_type, {
      label: 'invoice.publish_invoice_type', kind: 'multi_select', place: 'panel',
    }),
    filter(invoiceFields.total, { label: 'invoice.total', kind: 'number_range', place: 'panel' }),
    filter(invoiceFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(invoiceFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['to_issue', 'late', 'running', 'rejected'],
  viewModes: [
    { key: 'all', label: 'screen.invoice.mode.all' },
    { key: 'to_issue', label: 'screen.invoice.mode.to_issue', badge: 'to_issue' },
    { key: 'running', label: 'screen.invoice.mode.running', badge: 'running' },
    { key: 'rejected', label: 'screen.invoice.mode.rejected', badge: 'rejected' },
    { key: 'issued', label: 'screen.invoice.mode.issued' },
    { key: 'changed', label: 'screen.invoice.mode.changed' },
  ],
  sort: { field: 'date', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/only-invoice/create',
      permissions: ['administration_only_invoice'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'issue', label: 'invoice.transition.issue', transition: 'issue',
      permissions: ['administration_invoice', 'administration_only_invoice'], tone: 'success',
    },
    {
      key: 'correct', label: 'invoice.transition.correct', transition: 'correct',
      permissions: ['administration_invoice', 'administration_only_invoice'],
    },
    {
      key: 'query', label: 'screen.invoice.action.query', action: 'query_invoice',
      permissions: ['administration_invoice'],
    },
    {
      key: 'email', label: 'screen.invoice.action.email', action: 'email_invoice',
      permissions: ['administration_invoice'],
    },
    {
      key: 'not_issue', label: 'invoice.transition.not_issue', transition: 'not_issue',
      permissions: ['administration_invoice', 'administration_only_invoice'], tone: 'warning',
    },
    {
      key: 'reopen', label: 'invoice.transition.reopen', transition: 'reopen',
      permissions: ['administration_invoice', 'administration_only_invoice'],
    },
    {
      key: 'adjust_invoice', label: 'invoice.action.adjust_invoice', action: 'adjust_invoice',
      permissions: ['administration_invoice'], tone: 'warning',
    },
    {
      key: 'cancel_invoice', label: 'invoice.action.cancel_invoice', action: 'cancel_invoice',
      permissions: ['administration_invoice'], tone: 'danger',
    },
    {
      key: 'replace_invoice', label: 'invoice.action.replace_invoice', action: 'replace_invoice',
      permissions: ['administration_invoice'], tone: 'warning',
    },
  ],
  bulk: [
    {
      key: 'issue', label: 'invoice.transition.issue', transition: 'issue',
      permissions: ['administration_invoice', 'administration_only_invoice'], tone: 'success',
    },
    {
      key: 'correct', label: 'invoice.transition.correct', transition: 'correct',
      permissions: ['administration_invoice', 'administration_only_invoice'],
    },
    {
      key: 'email', label: 'screen.invoice.action.email', action: 'email_invoice',
      permissions: ['administration_invoice'],
    },
    {
      key: 'not_issue', label: 'invoice.transition.not_issue', transition: 'not_issue',
      permissions: ['administration_invoice', 'administration_only_invoice'], tone: 'warning',
    },
    {
      key: 'reopen', label: 'invoice.transition.reopen', transition: 'reopen',
      permissions: ['administration_invoice', 'administration_only_invoice'],
    },
    {
      key: 'query_invoice', label: 'invoice.action.query_invoice', action: 'query_invoice',
      permissions: ['administration_invoice'],
    },
  ],
  actions: [adjustInvoiceAction, cancelInvoiceAction, emailInvoiceAction, queryInvoiceAction, replaceInvoiceAction],
  workflows: [invoiceWorkflow],
  open: '/only-invoice',
  create: { route: '/only-invoice/create', permissions: ['administration_only_invoice'] },
  mobile: { title: 'code', lines: ['invoice_name', 'total', 'processing', 'date'] },
  rowTone: [{ when: (c: Logic<Invoice>) => c.record.processing === 5 && c.record.handling === 1, tone: 'danger' }],
  tiles: [
    {
      key: 'to_issue', label: 'screen.invoice.tile.to_issue', count: 'to_issue', filters: { handling: [1] },
      tone: 'info',
    },
    {
      key: 'late', label: 'screen.invoice.tile.late', count: 'late',
      filters: { handling: [1], date: { from: { today: -359 }, to: { today: -1 } } }, tone: 'warning',
    },
    {
      key: 'rejected', label: 'screen.invoice.tile.rejected', count: 'rejected',
      filters: { processing: [5], handling: [1] }, tone: 'danger',
    },
    { key: 'vat', label: 'screen.invoice.tile.vat', sum: 'vat_amount' },
  ],
  emptyText: 'screen.only-invoice.empty',
  live: true,
  expand: { rows: 'lines', label: 'invoice.lines' },
});

export default function OnlyInvoicesList() {
  return <ListScreen list={list} />;
}
