// Generated from schemas/dc/process-files.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type DcFile, dcFileFields } from './dc-file.entity.gen.ts';
import { undoFileAction } from './undo-file.action.gen.ts';

export const list = createList({
  screen: 'dc/process-file',
  route: '/dc/process-file',
  resource: 'dc_file',
  title: 'screen.dc/process-file.title',
  permissions: ['dc_process_file'],
  urls: { list: '/dc-file-list', count: '/dc-file-count', download: '/dc-file-download' },
  downloadName: 'dc-files.xlsx',
  columns: [
    column(dcFileFields.code, {
      label: 'dc_file.code', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left',
      link: '/dc/process-file',
    }),
    column(dcFileFields.distributor_name, { label: 'dc_file.distributor_name', cell: 'text', width: 190 }),
    column(dcFileFields.period_from, { label: 'dc_file.period_from', cell: 'date' }),
    column(dcFileFields.period_to, { label: 'dc_file.period_to', cell: 'date', sort: true }),
    column(dcFileFields.status, { label: 'dc_file.status', cell: 'enum' }),
    column(dcFileFields.rows, { label: 'dc_file.rows', cell: 'number', sum: true, width: 80 }),
    column(dcFileFields.accepted, {
      label: 'dc_file.accepted', cell: 'number', sort: true, sum: true, footer: true, width: 112,
    }),
    column(dcFileFields.rejected, {
      label: 'dc_file.rejected', cell: 'number', sort: true, sum: true, footer: true, width: 120,
    }),
    column(dcFileFields.amount, {
      label: 'dc_file.amount', cell: 'money', sort: true, sum: true, footer: true, width: 120,
    }),
    column(dcFileFields.sent_on, { label: 'dc_file.sent_on', cell: 'date', sort: true }),
    column(dcFileFields.file, { label: 'dc_file.file', cell: 'file' }),
    column(dcFileFields.error_file, { label: 'dc_file.error_file', cell: 'file' }),
    column(dcFileFields.undone_at, { label: 'dc_file.undone_at', cell: 'date_time', show: 'optional' }),
    column(dcFileFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(dcFileFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
    column(dcFileFields.note, { label: 'dc_file.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(dcFileFields.code, { label: 'dc_file.code', kind: 'code_list' }),
    filter(dcFileFields.distributor_id, { label: 'dc_file.distributor_id', kind: 'reference' }),
    filter(dcFileFields.period_to, {
      label: 'dc_file.period_to', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(dcFileFields.status, { label: 'dc_file.status', kind: 'multi_select' }),
    filter(dcFileFields.sent_on, {
      label: 'dc_file.sent_on', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(dcFileFields.distributor_name, { label: 'dc_file.distributor_name', kind: 'text', place: 'panel' }),
  ],
  counts: ['partly'],
  viewModes: [
    { key: 'all', label: 'screen.dc/process-file.mode.all' },
    { key: 'partly', label: 'screen.dc/process-file.mode.partly', badge: 'partly' },
    { key: 'undone', label: 'screen.dc/process-file.mode.undone' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'upload', label: 'screen.dc/process-file.action.upload', route: '/dc/process-file/upload',
      permissions: ['dc_process_file'], tone: 'success',
    },
    {
      key: 'late', label: 'screen.dc/process-file.action.late', route: '/dc/process-file/late',
      permissions: ['dc_process_file'],
    },
  ],
  row: [
    {
      key: 'undo_file', label: 'dc_file.action.undo_file', action: 'undo_file', permissions: ['dc_process_file'],
      tone: 'danger', confirm: true,
    },
  ],
  actions: [undoFileAction],
  open: '/dc/process-file',
  mobile: { title: 'code', lines: ['distributor_name', 'period_to', 'accepted', 'status'] },
  rowTone: [{ when: (c: Logic<DcFile>) => c.record.status === 'partly', tone: 'warning' }],
  emptyText: 'screen.dc/process-file.empty',
  live: true,
});

export default function ProcessFilesList() {
  return <ListScreen list={list} />;
}
