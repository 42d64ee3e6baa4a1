// Generated from schemas/goods/stamp-batches.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stampBatchFields } from './stamp-batch.entity.gen.ts';
import { stampBatchWorkflow } from './stamp-batch.workflow.gen.ts';

export const list = createList({
  screen: 'nsca/stamp/batch',
  route: '/nsca/stamp/batch',
  resource: 'stamp_batch',
  title: 'screen.nsca/stamp/batch.title',
  permissions: ['nsca_stamp'],
  urls: { list: '/stamp-batch-list', count: '/stamp-batch-count', download: '/stamp-batch-download' },
  downloadName: 'stamp-batches.xlsx',
  columns: [
    column(stampBatchFields.code, {
      label: 'stamp_batch.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/nsca/stamp/batch',
    }),
    column(stampBatchFields.goods_id, { label: 'stamp_batch.goods_id', cell: 'reference', width: 260 }),
    column(stampBatchFields.kind, { label: 'stamp_batch.kind', cell: 'enum' }),
    column(stampBatchFields.quantity, {
      label: 'stamp_batch.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stampBatchFields.status, { label: 'stamp_batch.status', cell: 'enum', sort: true }),
    column(stampBatchFields.receipt_code, { label: 'stamp_batch.receipt_code', cell: 'code' }),
    column(stampBatchFields.expired_date, { label: 'stamp_batch.expired_date', cell: 'date' }),
    column(stampBatchFields.printed_at, { label: 'stamp_batch.printed_at', cell: 'date_time', sort: true }),
    column(stampBatchFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(stampBatchFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(stampBatchFields.note, { label: 'stamp_batch.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(stampBatchFields.code, { label: 'stamp_batch.code', kind: 'code_list' }),
    filter(stampBatchFields.goods_id, { label: 'stamp_batch.goods_id', kind: 'reference' }),
    filter(stampBatchFields.kind, { label: 'stamp_batch.kind', kind: 'multi_select' }),
    filter(stampBatchFields.status, { label: 'stamp_batch.status', kind: 'multi_select' }),
    filter(stampBatchFields.receipt_code, { label: 'stamp_batch.receipt_code', kind: 'code_list' }),
    filter(stampBatchFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(stampBatchFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['unprinted'],
  viewModes: [
    { key: 'all', label: 'screen.nsca/stamp/batch.mode.all' },
    { key: 'unprinted', label: 'screen.nsca/stamp/batch.mode.unprinted', badge: 'unprinted' },
    { key: 'canceled', label: 'screen.nsca/stamp/batch.mode.canceled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/nsca/stamp/batch/create', permissions: ['nsca_stamp'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'print', label: 'stamp_batch.transition.print', transition: 'print', permissions: ['nsca_stamp'],
      tone: 'success',
    },
    {
      key: 'cancel', label: 'stamp_batch.transition.cancel', transition: 'cancel', permissions: ['nsca_stamp'],
      tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'print', label: 'stamp_batch.transition.print', transition: 'print', permissions: ['nsca_stamp'],
      tone: 'success',
    },
    {
      key: 'cancel', label: 'stamp_batch.transition.cancel', transition: 'cancel', permissions: ['nsca_stamp'],
      tone: 'danger',
    },
  ],
  workflows: [stampBatchWorkflow],
  open: '/nsca/stamp/batch',
  create: { route: '/nsca/stamp/batch/create', permissions: ['nsca_stamp'] },
  mobile: { title: 'code', lines: ['goods_id', 'quantity', 'status', 'created_at'] },
  emptyText: 'screen.nsca/stamp/batch.empty',
});

export default function StampBatchesList() {
  return <ListScreen list={list} />;
}
