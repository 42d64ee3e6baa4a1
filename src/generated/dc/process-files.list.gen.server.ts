// Generated from schemas/dc/process-files.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { dcFileFields } from './dc-file.entity.gen.ts';

export const processFilesList = createList({
  screen: 'dc/process-file',
  route: '/dc/process-file',
  module: 'dc',
  entity: 'dc_file',
  permissions: ['dc_process_file'],
  urls: { list: '/dc-file-list', count: '/dc-file-count', download: '/dc-file-download' },
  downloadName: 'dc-files.xlsx',
  columns: [
    column(dcFileFields.code, { label: 'dc_file.code', show: 'always', sort: true }),
    column(dcFileFields.distributor_name, { label: 'dc_file.distributor_name' }),
    column(dcFileFields.period_from, { label: 'dc_file.period_from' }),
    column(dcFileFields.period_to, { label: 'dc_file.period_to', sort: true }),
    column(dcFileFields.status, { label: 'dc_file.status' }),
    column(dcFileFields.rows, { label: 'dc_file.rows', sum: true }),
    column(dcFileFields.accepted, { label: 'dc_file.accepted', sort: true, sum: true }),
    column(dcFileFields.rejected, { label: 'dc_file.rejected', sort: true, sum: true }),
    column(dcFileFields.amount, { label: 'dc_file.amount', sort: true, sum: true }),
    column(dcFileFields.sent_on, { label: 'dc_file.sent_on', sort: true }),
    column(dcFileFields.file, { label: 'dc_file.file' }),
    column(dcFileFields.error_file, { label: 'dc_file.error_file' }),
    column(dcFileFields.undone_at, { label: 'dc_file.undone_at', show: 'optional' }),
    column(dcFileFields.created_by, { label: 'kit.field.created_by' }),
    column(dcFileFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(dcFileFields.note, { label: 'dc_file.note', show: 'optional' }),
  ],
  filters: [
    filter(dcFileFields.code, { label: 'dc_file.code', kind: 'code_list' }),
    filter(dcFileFields.distributor_id, { label: 'dc_file.distributor_id', kind: 'reference' }),
    filter(dcFileFields.period_to, { label: 'dc_file.period_to', kind: 'date_range', maxDays: 360 }),
    filter(dcFileFields.status, { label: 'dc_file.status', kind: 'multi_select' }),
    filter(dcFileFields.sent_on, { label: 'dc_file.sent_on', kind: 'date_range', maxDays: 360 }),
    filter(dcFileFields.distributor_name, { label: 'dc_file.distributor_name', kind: 'text' }),
  ],
  counts: [{ key: 'partly', where: { status: ['partly'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'partly', where: { status: ['partly'] }, badge: 'partly' },
    { key: 'undone', where: { status: ['undone'] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
