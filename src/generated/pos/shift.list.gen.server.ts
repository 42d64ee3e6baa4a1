// Generated from schemas/pos/shift.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { posShiftTotalFields } from './pos-shift-total.entity.gen.ts';
import { posShiftFields } from './pos-shift.entity.gen.ts';

export const shiftList = createList({
  screen: 'pos/shift',
  route: '/pos/shift',
  module: 'pos',
  entity: 'pos_shift_total',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-shift-list', count: '/pos-shift-count', download: '/pos-shift-download' },
  downloadName: 'shifts.xlsx',
  columns: [
    column(posShiftFields.code, {
      key: 'shift_id.code', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.code', show: 'always', sort: true,
    }),
    column(posShiftFields.pos_id, {
      key: 'shift_id.pos_id', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.pos_id',
    }),
    column(posShiftFields.account_id, {
      key: 'shift_id.account_id', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.account_id',
    }),
    column(posShiftFields.opened_at, {
      key: 'shift_id.opened_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.opened_at', sort: true,
    }),
    column(posShiftFields.closed_at, {
      key: 'shift_id.closed_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.closed_at', sort: true,
    }),
    column(posShiftFields.status, {
      key: 'shift_id.status', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.status',
    }),
    column(posShiftTotalFields.bills, { label: 'pos_shift_total.bills', sum: true }),
    column(posShiftTotalFields.net_sales, { label: 'pos_shift_total.net_sales', sort: true, sum: true }),
    column(posShiftTotalFields.cash_sales, { label: 'pos_shift_total.cash_sales', sum: true }),
    column(posShiftTotalFields.transfer_sales, { label: 'pos_shift_total.transfer_sales', sum: true }),
    column(posShiftTotalFields.cash_returns, { label: 'pos_shift_total.cash_returns', sum: true }),
    column(posShiftTotalFields.opening_cash, { label: 'pos_shift_total.opening_cash', show: 'optional' }),
    column(posShiftTotalFields.cash_moved, { label: 'pos_shift_total.cash_moved', show: 'optional', sum: true }),
    column(posShiftTotalFields.expected_cash, { label: 'pos_shift_total.expected_cash' }),
    column(posShiftTotalFields.counted_cash, { label: 'pos_shift_total.counted_cash' }),
    column(posShiftTotalFields.difference, { label: 'pos_shift_total.difference', sort: true, sum: true }),
    column(posShiftFields.difference_reason, {
      key: 'shift_id.difference_reason', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.difference_reason', show: 'optional',
    }),
    column(posShiftFields.review_note, {
      key: 'shift_id.review_note', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.review_note', show: 'optional',
    }),
  ],
  filters: [
    filter(posShiftFields.code, {
      key: 'shift_id.code', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.code', kind: 'text',
    }),
    filter(posShiftFields.pos_id, {
      key: 'shift_id.pos_id', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.pos_id', kind: 'reference',
    }),
    filter(posShiftFields.account_id, {
      key: 'shift_id.account_id', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.account_id', kind: 'reference',
    }),
    filter(posShiftFields.opened_at, {
      key: 'shift_id.opened_at', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.opened_at', kind: 'date_range', maxDays: 360,
    }),
    filter(posShiftFields.status, {
      key: 'shift_id.status', steps: [{ field: 'shift_id', kind: 'reference', entity: 'pos_shift' }],
      label: 'pos_shift.status', kind: 'multi_select',
    }),
    filter(posShiftTotalFields.difference, { label: 'pos_shift_total.difference', kind: 'number_range' }),
  ],
  counts: [
    { key: 'open', where: { 'shift_id.status': ['open'] } },
    { key: 'to_review', where: { 'shift_id.status': ['closed'] } },
    { key: 'missing', where: { 'shift_id.status': ['closed'], difference: { to: -1 } } },
    { key: 'surplus', where: { 'shift_id.status': ['closed'], difference: { from: 1 } } },
  ],
  statistics: [
    { key: 'open', label: 'screen.pos/shift.statistic.open', count: 'open', mode: 'open' },
    {
      key: 'missing', label: 'screen.pos/shift.statistic.missing', count: 'missing', sum: 'difference',
      mode: 'to_review',
    },
    {
      key: 'surplus', label: 'screen.pos/shift.statistic.surplus', count: 'surplus', sum: 'difference',
      mode: 'to_review',
    },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'open', where: { 'shift_id.status': ['open'] }, badge: 'open' },
    { key: 'to_review', where: { 'shift_id.status': ['closed'] }, badge: 'to_review' },
    { key: 'short', where: { difference: { to: -1 } } },
  ],
  sort: { field: 'shift_id.opened_at', order: 'DESC' },
});
