// Generated from schemas/dc/late-files.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type DistributorReport, distributorReportFields } from './distributor-report.entity.gen.ts';

export const list = createList({
  screen: 'dc/process-file/late',
  route: '/dc/process-file/late',
  resource: 'distributor_report',
  title: 'screen.dc/process-file/late.title',
  permissions: ['dc_process_file'],
  urls: { list: '/dc-file-late-list', count: '/dc-file-late-count', download: '/dc-file-late-download' },
  downloadName: 'dc-late.xlsx',
  columns: [
    column(distributorReportFields.code, {
      label: 'distributor_report.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/dc/distributor',
    }),
    column(distributorReportFields.name, { label: 'distributor_report.name', cell: 'text', sort: true, width: 240 }),
    column(distributorReportFields.level, { label: 'distributor_report.level', cell: 'number', sort: true }),
    column(distributorReportFields.reported_to, { label: 'distributor_report.reported_to', cell: 'date', sort: true }),
    column(distributorReportFields.sent_on, { label: 'distributor_report.sent_on', cell: 'date', sort: true }),
    column(distributorReportFields.is_late, { label: 'distributor_report.is_late', cell: 'boolean', width: 110 }),
    column(distributorReportFields.files, { label: 'distributor_report.files', cell: 'number', sort: true }),
    column(distributorReportFields.amount, {
      label: 'distributor_report.amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(distributorReportFields.phone, { label: 'distributor_report.phone', cell: 'phone' }),
  ],
  filters: [
    filter(distributorReportFields.code, { label: 'distributor_report.code', kind: 'code_list' }),
    filter(distributorReportFields.name, { label: 'distributor_report.name', kind: 'text' }),
    filter(distributorReportFields.level, { label: 'distributor_report.level', kind: 'number_range' }),
    filter(distributorReportFields.is_late, { label: 'distributor_report.is_late', kind: 'boolean' }),
    filter(distributorReportFields.files, { label: 'distributor_report.files', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['late', 'never'],
  viewModes: [
    { key: 'late', label: 'screen.dc/process-file/late.mode.late', badge: 'late' },
    { key: 'all', label: 'screen.dc/process-file/late.mode.all' },
  ],
  sort: { field: 'reported_to', order: 'ASC' },
  toolbar: [
    {
      key: 'upload', label: 'screen.dc/process-file/late.action.upload', route: '/dc/process-file/upload',
      permissions: ['dc_process_file'], tone: 'success',
    },
    {
      key: 'files', label: 'screen.dc/process-file/late.action.files', route: '/dc/process-file',
      permissions: ['dc_process_file'],
    },
  ],
  mobile: { title: 'name', lines: ['code', 'reported_to', 'sent_on', 'is_late'] },
  rowTone: [{ when: (c: Logic<DistributorReport>) => c.record.is_late === true, tone: 'warning' }],
  tiles: [
    {
      key: 'late', label: 'screen.dc/process-file/late.tile.late', count: 'late', filters: { is_late: [true] },
      tone: 'warning',
    },
    {
      key: 'never', label: 'screen.dc/process-file/late.tile.never', count: 'never', filters: { files: { to: 0 } },
      tone: 'danger',
    },
  ],
  emptyText: 'screen.dc/process-file/late.empty',
  live: true,
});

export default function LateFilesList() {
  return <ListScreen list={list} />;
}
