// Generated from schemas/pos/shift.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type PosShiftTotal, posShiftTotalFields } from './pos-shift-total.entity.gen.ts';
import { posShiftFields } from './pos-shift.entity.gen.ts';

export const list = createList({
  screen: 'pos/shift',
  route: '/pos/shift',
  resource: 'pos_shift_total',
  title: 'screen.pos/shift.title',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-shift-list', count: '/pos-shift-count', download: '/pos-shift-download' },
  downloadName: 'shifts.xlsx',
  columns: [
    column(posShiftFields.code, {
      key: 'shift_id.code', label: 'pos_shift.code', cell: 'code', show: 'always', sort: true, width: 170, pin: 'left',
      link: '/pos/shift',
    }),
    column(posShiftFields.pos_id, { key: 'shift_id.pos_id', label: 'pos_shift.pos_id', cell: 'reference', width: 200 }),
    column(posShiftFields.account_id, { key: 'shift_id.account_id', label: 'pos_shift.account_id', cell: 'reference' }),
    column(posShiftFields.opened_at, {
      key: 'shift_id.opened_at', label: 'pos_shift.opened_at', cell: 'date_time', sort: true,
    }),
    column(posShiftFields.closed_at, {
      key: 'shift_id.closed_at', label: 'pos_shift.closed_at', cell: 'date_time', sort: true,
    }),
    column(posShiftFields.status, { key: 'shift_id.status', label: 'pos_shift.status', cell: 'enum' }),
    column(posShiftTotalFields.bills, { label: 'pos_shift_total.bills', cell: 'number', sum: true }),
    column(posShiftTotalFields.net_sales, {
      label: 'pos_shift_total.net_sales', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(posShiftTotalFields.cash_sales, { label: 'pos_shift_total.cash_sales', cell: 'money', sum: true }),
    column(posShiftTotalFields.transfer_sales, { label: 'pos_shift_total.transfer_sales', cell: 'money', sum: true }),
    column(posShiftTotalFields.cash_returns, { label: 'pos_shift_total.cash_returns', cell: 'money', sum: true }),
    column(posShiftTotalFields.opening_cash, { label: 'pos_shift_total.opening_cash', cell: 'money', show: 'optional' }),
    column(posShiftTotalFields.cash_moved, {
      label: 'pos_shift_total.cash_moved', cell: 'money', show: 'optional', sum: true,
    }),
    column(posShiftTotalFields.expected_cash, { label: 'pos_shift_total.expected_cash', cell: 'money' }),
    column(posShiftTotalFields.counted_cash, { label: 'pos_shift_total.counted_cash', cell: 'money' }),
    column(posShiftTotalFields.difference, {
      label: 'pos_shift_total.difference', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(posShiftFields.difference_reason, {
      key: 'shift_id.difference_reason', label: 'pos_shift.difference_reason', cell: 'text', show: 'optional',
    }),
    column(posShiftFields.review_note, {
      key: 'shift_id.review_note', label: 'pos_shift.review_note', cell: 'text', show: 'optional',
    }),
  ],
  filters: [
    filter(posShiftFields.code, { key: 'shift_id.code', label: 'pos_shift.code', kind: 'text' }),
    filter(posShiftFields.pos_id, { key: 'shift_id.pos_id', label: 'pos_shift.pos_id', kind: 'reference' }),
    filter(posShiftFields.account_id, { key: 'shift_id.account_id', label: 'pos_shift.account_id', kind: 'reference' }),
    filter(posShiftFields.opened_at, {
      key: 'shift_id.opened_at', label: 'pos_shift.opened_at', kind: 'date_range', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(posShiftFields.status, { key: 'shift_id.status', label: 'pos_shift.status', kind: 'multi_select' }),
    filter(posShiftTotalFields.difference, { label: 'pos_shift_total.difference', kind: 'number_range' }),
  ],
  counts: ['open', 'to_review', 'missing', 'surplus'],
  viewModes: [
    { key: 'all', label: 'screen.pos/shift.mode.all' },
    { key: 'open', label: 'screen.pos/shift.mode.open', badge: 'open' },
    { key: 'to_review', label: 'screen.pos/shift.mode.to_review', badge: 'to_review' },
    { key: 'short', label: 'screen.pos/shift.mode.short' },
  ],
  sort: { field: 'shift_id.opened_at', order: 'DESC' },
  toolbar: [
    {
      key: 'open', label: 'screen.pos/shift.action.open', route: '/pos/shift/create',
      permissions: ['pos_order_create_single'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'review', label: 'screen.pos/shift.action.review', form: 'review-shift', permissions: ['pos_order_list'],
      tone: 'success',
      visible: (c: Logic<PosShiftTotal>) => c.record.status === 'closed',
    },
    {
      key: 'print_report', label: 'screen.pos/shift.action.print_report',
      print: async () => (await import('#generated/pos/shift-report.print.gen.ts')).shiftReportPrint,
    },
    {
      key: 'request', label: 'screen.pos/shift.action.request', route: '/internal/request/create',
      prefill: { link_code: 'shift_id.code', title: 'shift_id.code' }, permissions: ['administration_request'],
    },
  ],
  bulk: [
    {
      key: 'review', label: 'screen.pos/shift.action.review', form: 'review-shift', permissions: ['pos_order_list'],
      tone: 'success',
    },
  ],
  open: '/pos/shift',
  mobile: { title: 'shift_id.code', lines: ['shift_id.status', 'shift_id.opened_at', 'net_sales', 'difference'] },
  rowTone: [
    { when: (c: Logic<PosShiftTotal>) => c.record.difference != null && c.record.difference !== 0, tone: 'warning' },
  ],
  tiles: [
    {
      key: 'open', label: 'screen.pos/shift.tile.open', count: 'open', filters: { 'shift_id.status': ['open'] },
      tone: 'progress',
    },
    {
      key: 'to_review', label: 'screen.pos/shift.tile.to_review', count: 'to_review',
      filters: { 'shift_id.status': ['closed'] }, tone: 'warning',
    },
    { key: 'net_sales', label: 'screen.pos/shift.tile.net_sales', sum: 'net_sales' },
    { key: 'difference', label: 'screen.pos/shift.tile.difference', sum: 'difference' },
  ],
  emptyText: 'screen.pos/shift.empty',
  live: true,
});

export default function ShiftList() {
  return <ListScreen list={list} />;
}
