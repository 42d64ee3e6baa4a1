// Generated from schemas/orders/cod.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { codStatementLineFields } from './cod-statement-line.entity.gen.ts';
import { type CodStatement, codStatementFields } from './cod-statement.entity.gen.ts';
import { codStatementWorkflow } from './cod-statement.workflow.gen.ts';

export const list = createList({
  screen: 'orders/cod',
  route: '/orders/cod',
  resource: 'cod_statement',
  title: 'screen.orders/cod.title',
  permissions: ['administration_report_revenue'],
  urls: { list: '/cod-list', count: '/cod-count', download: '/cod-download' },
  downloadName: 'cod-statements.xlsx',
  columns: [
    column(codStatementFields.code, {
      label: 'cod_statement.code', cell: 'code', show: 'always', sort: true, width: 170, pin: 'left',
      link: '/orders/cod',
    }),
    column(codStatementFields.delivery_company, { label: 'cod_statement.delivery_company', cell: 'enum' }),
    column(codStatementFields.paid_on, { label: 'cod_statement.paid_on', cell: 'date', sort: true }),
    column(codStatementFields.bank_ref, { label: 'cod_statement.bank_ref', cell: 'code' }),
    column(codStatementFields.line_count, { label: 'cod_statement.line_count', cell: 'number', sum: true }),
    column(codStatementFields.expected, { label: 'cod_statement.expected', cell: 'money', sum: true, footer: true }),
    column(codStatementFields.received, { label: 'cod_statement.received', cell: 'money', sum: true, footer: true }),
    column(codStatementFields.fee, { label: 'cod_statement.fee', cell: 'money', sum: true, footer: true }),
    column(codStatementFields.difference, {
      label: 'cod_statement.difference', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(codStatementFields.status, { label: 'cod_statement.status', cell: 'enum' }),
    column(codStatementFields.note, { label: 'cod_statement.note', cell: 'text', show: 'optional' }),
    column(codStatementLineFields.delivery_order_id, {
      key: 'lines.delivery_order_id', label: 'cod_statement_line.delivery_order_id', cell: 'tracking',
    }),
    column(codStatementLineFields.order_id, {
      key: 'lines.order_id', label: 'cod_statement_line.order_id', cell: 'reference', width: 160,
    }),
    column(codStatementLineFields.expected, {
      key: 'lines.expected', label: 'cod_statement_line.expected', cell: 'money', sum: true,
    }),
    column(codStatementLineFields.received, {
      key: 'lines.received', label: 'cod_statement_line.received', cell: 'money', sum: true,
    }),
    column(codStatementLineFields.fee, { key: 'lines.fee', label: 'cod_statement_line.fee', cell: 'money', sum: true }),
    column(codStatementLineFields.state, { key: 'lines.state', label: 'cod_statement_line.state', cell: 'enum' }),
    column(codStatementLineFields.reason, { key: 'lines.reason', label: 'cod_statement_line.reason', cell: 'text' }),
  ],
  filters: [
    filter(codStatementFields.code, { label: 'cod_statement.code', kind: 'text' }),
    filter(codStatementFields.delivery_company, { label: 'cod_statement.delivery_company', kind: 'multi_select' }),
    filter(codStatementFields.paid_on, {
      label: 'cod_statement.paid_on', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 180, 360],
    }),
    filter(codStatementFields.status, { label: 'cod_statement.status', kind: 'multi_select' }),
    filter(codStatementFields.difference, { label: 'cod_statement.difference', kind: 'number_range' }),
    filter(codStatementLineFields.delivery_order_id, {
      key: 'lines.delivery_order_id', label: 'cod_statement_line.delivery_order_id', kind: 'text', place: 'panel',
    }),
    filter(codStatementLineFields.state, {
      key: 'lines.state', label: 'cod_statement_line.state', kind: 'multi_select', place: 'panel',
    }),
    filter(codStatementFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(codStatementFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open', 'short'],
  viewModes: [
    { key: 'open', label: 'screen.orders/cod.mode.open', badge: 'open' },
    { key: 'short', label: 'screen.orders/cod.mode.short', badge: 'short' },
    { key: 'posted', label: 'screen.orders/cod.mode.posted' },
    {
      key: 'lines', label: 'screen.orders/cod.mode.lines',
      columns: [
        'code', 'delivery_company', 'paid_on', 'status', 'lines.delivery_order_id', 'lines.order_id', 'lines.expected',
        'lines.received', 'lines.fee', 'lines.state', 'lines.reason',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_on', order: 'DESC' },
  toolbar: [
    {
      key: 'import', label: 'action.import', route: '/orders/cod-import',
      permissions: ['administration_report_revenue'], tone: 'success',
    },
    {
      key: 'create', label: 'action.create', route: '/orders/cod/create',
      permissions: ['administration_report_revenue'],
    },
    {
      key: 'outstanding', label: 'screen.orders/cod.action.outstanding', route: '/orders/cod-outstanding',
      permissions: ['administration_report_revenue'],
    },
    {
      key: 'by_age', label: 'screen.orders/cod.action.by_age', route: '/orders/cod-report',
      permissions: ['administration_report_revenue'],
    },
  ],
  row: [
    {
      key: 'post', label: 'cod_statement.transition.post', transition: 'post',
      permissions: ['administration_report_revenue'], tone: 'success',
    },
  ],
  workflows: [codStatementWorkflow],
  open: '/orders/cod',
  create: { route: '/orders/cod/create', permissions: ['administration_report_revenue'] },
  mobile: { title: 'code', lines: ['delivery_company', 'paid_on', 'received', 'difference'] },
  rowTone: [
    { when: (c: Logic<CodStatement>) => (c.record.difference == null ? 0 : c.record.difference) < 0, tone: 'warning' },
  ],
  tiles: [
    {
      key: 'open', label: 'screen.orders/cod.tile.open', count: 'open', filters: { status: ['open'] }, tone: 'progress',
    },
    { key: 'received', label: 'screen.orders/cod.tile.received', sum: 'received' },
    { key: 'difference', label: 'screen.orders/cod.tile.difference', sum: 'difference' },
  ],
  expand: { rows: 'lines', label: 'cod_statement.lines' },
});

export default function CodList() {
  return <ListScreen list={list} />;
}
