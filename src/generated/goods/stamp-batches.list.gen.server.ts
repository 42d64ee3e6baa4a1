// Generated from schemas/goods/stamp-batches.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stampBatchFields } from './stamp-batch.entity.gen.ts';

export const stampBatchesList = createList({
  screen: 'nsca/stamp/batch',
  route: '/nsca/stamp/batch',
  module: 'goods',
  entity: 'stamp_batch',
  permissions: ['nsca_stamp'],
  urls: { list: '/stamp-batch-list', count: '/stamp-batch-count', download: '/stamp-batch-download' },
  downloadName: 'stamp-batches.xlsx',
  columns: [
    column(stampBatchFields.code, { label: 'stamp_batch.code', show: 'always', sort: true }),
    column(stampBatchFields.goods_id, { label: 'stamp_batch.goods_id' }),
    column(stampBatchFields.kind, { label: 'stamp_batch.kind' }),
    column(stampBatchFields.quantity, { label: 'stamp_batch.quantity', sort: true, sum: true }),
    column(stampBatchFields.status, { label: 'stamp_batch.status', sort: true }),
    column(stampBatchFields.receipt_code, { label: 'stamp_batch.receipt_code' }),
    column(stampBatchFields.expired_date, { label: 'stamp_batch.expired_date' }),
    column(stampBatchFields.printed_at, { label: 'stamp_batch.printed_at', sort: true }),
    column(stampBatchFields.created_by, { label: 'kit.field.created_by' }),
    column(stampBatchFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(stampBatchFields.note, { label: 'stamp_batch.note', show: 'optional' }),
  ],
  filters: [
    filter(stampBatchFields.code, { label: 'stamp_batch.code', kind: 'code_list' }),
    filter(stampBatchFields.goods_id, { label: 'stamp_batch.goods_id', kind: 'reference' }),
    filter(stampBatchFields.kind, { label: 'stamp_batch.kind', kind: 'multi_select' }),
    filter(stampBatchFields.status, { label: 'stamp_batch.status', kind: 'multi_select' }),
    filter(stampBatchFields.receipt_code, { label: 'stamp_batch.receipt_code', kind: 'code_list' }),
    filter(stampBatchFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(stampBatchFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'unprinted', where: { status: ['created'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'unprinted', where: { status: ['created'] }, badge: 'unprinted' },
    { key: 'canceled', where: { status: ['canceled'] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
