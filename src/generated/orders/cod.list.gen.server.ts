// Generated from schemas/orders/cod.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { codStatementLineFields } from './cod-statement-line.entity.gen.ts';
import { codStatementFields } from './cod-statement.entity.gen.ts';

export const codList = createList({
  screen: 'orders/cod',
  route: '/orders/cod',
  module: 'orders',
  entity: 'cod_statement',
  permissions: ['administration_report_revenue'],
  license: 'finance',
  urls: { list: '/cod-list', count: '/cod-count', download: '/cod-download' },
  downloadName: 'cod-statements.xlsx',
  columns: [
    column(codStatementFields.code, { label: 'cod_statement.code', show: 'always', sort: true }),
    column(codStatementFields.delivery_company, { label: 'cod_statement.delivery_company' }),
    column(codStatementFields.paid_on, { label: 'cod_statement.paid_on', sort: true }),
    column(codStatementFields.bank_ref, { label: 'cod_statement.bank_ref' }),
    column(codStatementFields.line_count, { label: 'cod_statement.line_count', sum: true }),
    column(codStatementFields.expected, { label: 'cod_statement.expected', sum: true }),
    column(codStatementFields.received, { label: 'cod_statement.received', sum: true }),
    column(codStatementFields.fee, { label: 'cod_statement.fee', sum: true }),
    column(codStatementFields.difference, { label: 'cod_statement.difference', sort: true, sum: true }),
    column(codStatementFields.status, { label: 'cod_statement.status' }),
    column(codStatementFields.note, { label: 'cod_statement.note', show: 'optional' }),
    column(codStatementLineFields.delivery_order_id, {
      key: 'lines.delivery_order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.delivery_order_id',
    }),
    column(codStatementLineFields.order_id, {
      key: 'lines.order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.order_id',
    }),
    column(codStatementLineFields.expected, {
      key: 'lines.expected', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.expected', sum: true,
    }),
    column(codStatementLineFields.received, {
      key: 'lines.received', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.received', sum: true,
    }),
    column(codStatementLineFields.fee, {
      key: 'lines.fee', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.fee', sum: true,
    }),
    column(codStatementLineFields.state, {
      key: 'lines.state', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.state',
    }),
    column(codStatementLineFields.reason, {
      key: 'lines.reason', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.reason',
    }),
  ],
  filters: [
    filter(codStatementFields.code, { label: 'cod_statement.code', kind: 'text' }),
    filter(codStatementFields.delivery_company, { label: 'cod_statement.delivery_company', kind: 'multi_select' }),
    filter(codStatementFields.paid_on, { label: 'cod_statement.paid_on', kind: 'date_range', maxDays: 360 }),
    filter(codStatementFields.status, { label: 'cod_statement.status', kind: 'multi_select' }),
    filter(codStatementFields.difference, { label: 'cod_statement.difference', kind: 'number_range' }),
    filter(codStatementLineFields.delivery_order_id, {
      key: 'lines.delivery_order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.delivery_order_id', kind: 'text',
    }),
    filter(codStatementLineFields.state, {
      key: 'lines.state', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.state', kind: 'multi_select',
    }),
    filter(codStatementFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(codStatementFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'open', where: { status: ['open'] } }, { key: 'short', where: { difference: { to: -1 } } }],
  statistics: [{ key: 'open', label: 'screen.orders/cod.statistic.open', count: 'open', mode: 'open' }],
  viewModes: [
    { key: 'open', where: { status: ['open'] }, badge: 'open' },
    { key: 'short', where: { difference: { to: -1 } }, badge: 'short' },
    { key: 'posted', where: { status: ['posted'] } },
    {
      key: 'lines',
      columns: [
        'code', 'delivery_company', 'paid_on', 'status', 'lines.delivery_order_id', 'lines.order_id', 'lines.expected',
        'lines.received', 'lines.fee', 'lines.state', 'lines.reason',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_on', order: 'DESC' },
});
