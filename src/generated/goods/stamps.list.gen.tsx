// Generated from schemas/goods/stamps.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { cancelStampsAction } from './cancel-stamps.action.gen.ts';
import { printStampsAction } from './print-stamps.action.gen.ts';
import { reprintStampsAction } from './reprint-stamps.action.gen.ts';
import { type Stamp, stampFields } from './stamp.entity.gen.ts';

export const list = createList({
  screen: 'nsca/stamp',
  route: '/nsca/stamp',
  resource: 'stamp',
  title: 'screen.nsca/stamp.title',
  permissions: ['nsca_stamp'],
  urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
  downloadName: 'stamps.xlsx',
  columns: [
    column(stampFields.code, { label: 'stamp.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left' }),
    column(stampFields.hash_code, { label: 'stamp.hash_code', cell: 'code', width: 136 }),
    column(stampFields.goods_id, { label: 'stamp.goods_id', cell: 'reference', width: 240 }),
    column(stampFields.status, { label: 'stamp.status', cell: 'enum' }),
    column(stampFields.kind, { label: 'stamp.kind', cell: 'enum' }),
    column(stampFields.batch_id, { label: 'stamp.batch_id', cell: 'reference', width: 150 }),
    column(stampFields.print_count, { label: 'stamp.print_count', cell: 'number', sort: true }),
    column(stampFields.warehouse_id, { label: 'stamp.warehouse_id', cell: 'reference', show: 'optional', width: 220 }),
    column(stampFields.receipt_code, { label: 'stamp.receipt_code', cell: 'code', show: 'optional' }),
    column(stampFields.order_code, { label: 'stamp.order_code', cell: 'code', show: 'optional' }),
    column(stampFields.reprint_reason, { label: 'stamp.reprint_reason', cell: 'text', show: 'optional' }),
    column(stampFields.cell_code, { label: 'stamp.cell_code', cell: 'code', show: 'optional' }),
    column(stampFields.basket_code, { label: 'stamp.basket_code', cell: 'code', show: 'optional' }),
    column(stampFields.expired_date, { label: 'stamp.expired_date', cell: 'date', sort: true }),
    column(stampFields.scan_count, { label: 'stamp.scan_count', cell: 'number', sort: true }),
    column(stampFields.first_scan_at, { label: 'stamp.first_scan_at', cell: 'date_time', show: 'optional' }),
    column(stampFields.activated_at, { label: 'stamp.activated_at', cell: 'date_time', sort: true }),
    column(stampFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(stampFields.code, { label: 'stamp.code', kind: 'code_list' }),
    filter(stampFields.goods_id, { label: 'stamp.goods_id', kind: 'reference' }),
    filter(stampFields.status, { label: 'stamp.status', kind: 'multi_select' }),
    filter(stampFields.basket_code, { label: 'stamp.basket_code', kind: 'text', place: 'panel' }),
    filter(stampFields.expired_date, { label: 'stamp.expired_date', kind: 'date_range', maxDays: 360 }),
    filter(stampFields.activated_at, { label: 'stamp.activated_at', kind: 'date_range', maxDays: 360 }),
    filter(stampFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(stampFields.kind, { label: 'stamp.kind', kind: 'multi_select', place: 'panel' }),
    filter(stampFields.batch_id, { label: 'stamp.batch_id', kind: 'reference', place: 'panel' }),
    filter(stampFields.warehouse_id, { label: 'stamp.warehouse_id', kind: 'reference', place: 'panel' }),
    filter(stampFields.receipt_code, { label: 'stamp.receipt_code', kind: 'code_list', place: 'panel' }),
    filter(stampFields.order_code, { label: 'stamp.order_code', kind: 'code_list', place: 'panel' }),
    filter(stampFields.print_count, { label: 'stamp.print_count', kind: 'number_range', place: 'panel' }),
    filter(stampFields.scan_count, { label: 'stamp.scan_count', kind: 'number_range', place: 'panel' }),
    filter(stampFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['unprinted', 'created', 'on_shelf', 'activated', 'checked_often'],
  viewModes: [
    { key: 'all', label: 'screen.nsca/stamp.mode.all' },
    { key: 'unprinted', label: 'screen.nsca/stamp.mode.unprinted', badge: 'unprinted' },
    { key: 'recalled', label: 'screen.nsca/stamp.mode.recalled' },
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    {
      key: 'generate', label: 'screen.nsca/stamp.action.generate', route: '/nsca/stamp/batch/create',
      permissions: ['nsca_stamp'], tone: 'success',
    },
    {
      key: 'batches', label: 'screen.nsca/stamp.action.batches', route: '/nsca/stamp/batch',
      permissions: ['nsca_stamp'],
    },
  ],
  row: [
    {
      key: 'print_stamps', label: 'stamp.action.print_stamps', action: 'print_stamps', permissions: ['nsca_stamp'],
      confirm: true,
      print: async () => (await import('#generated/goods/stamp-label.print.gen.ts')).stampLabelPrint,
    },
    {
      key: 'reprint_stamps', label: 'stamp.action.reprint_stamps', action: 'reprint_stamps',
      permissions: ['nsca_stamp'],
      print: async () => (await import('#generated/goods/stamp-label.print.gen.ts')).stampLabelPrint,
    },
    {
      key: 'cancel_stamps', label: 'stamp.action.cancel_stamps', action: 'cancel_stamps', permissions: ['nsca_stamp'],
      tone: 'danger', confirm: true,
    },
  ],
  bulk: [
    {
      key: 'print_stamps', label: 'stamp.action.print_stamps', action: 'print_stamps', permissions: ['nsca_stamp'],
      confirm: true,
      print: async () => (await import('#generated/goods/stamp-label.print.gen.ts')).stampLabelPrint,
    },
    {
      key: 'reprint_stamps', label: 'stamp.action.reprint_stamps', action: 'reprint_stamps',
      permissions: ['nsca_stamp'],
      print: async () => (await import('#generated/goods/stamp-label.print.gen.ts')).stampLabelPrint,
    },
    {
      key: 'cancel_stamps', label: 'stamp.action.cancel_stamps', action: 'cancel_stamps', permissions: ['nsca_stamp'],
      tone: 'danger', confirm: true,
    },
  ],
  actions: [cancelStampsAction, printStampsAction, reprintStampsAction],
  mobile: { title: 'code', lines: ['goods_id', 'status', 'activated_at'] },
  rowTone: [{ when: (c: Logic<Stamp>) => c.record.scan_count != null && c.record.scan_count > 5, tone: 'warning' }],
  tiles: [
    {
      key: 'created', label: 'screen.nsca/stamp.tile.created', count: 'created', filters: { status: [1] }, tone: 'info',
    },
    {
      key: 'on_shelf', label: 'screen.nsca/stamp.tile.on_shelf', count: 'on_shelf', filters: { status: [3] },
      tone: 'progress',
    },
    {
      key: 'activated', label: 'screen.nsca/stamp.tile.activated', count: 'activated',
      filters: { activated_at: { from: { today: -359 } } }, tone: 'success',
    },
    {
      key: 'checked_often', label: 'screen.nsca/stamp.tile.checked_often', count: 'checked_often',
      filters: { scan_count: { from: 6 } }, tone: 'warning',
    },
  ],
  emptyText: 'screen.nsca/stamp.empty',
  utcOffset: 7,
});

export default function StampsList() {
  return <ListScreen list={list} />;
}
