// Generated from schemas/dc/late-files.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { distributorReportFields } from './distributor-report.entity.gen.ts';

export const lateFilesList = createList({
  screen: 'dc/process-file/late',
  route: '/dc/process-file/late',
  module: 'dc',
  entity: 'distributor_report',
  permissions: ['dc_process_file'],
  urls: { list: '/dc-file-late-list', count: '/dc-file-late-count', download: '/dc-file-late-download' },
  downloadName: 'dc-late.xlsx',
  columns: [
    column(distributorReportFields.code, { label: 'distributor_report.code', show: 'always', sort: true }),
    column(distributorReportFields.name, { label: 'distributor_report.name', sort: true }),
    column(distributorReportFields.level, { label: 'distributor_report.level', sort: true }),
    column(distributorReportFields.reported_to, { label: 'distributor_report.reported_to', sort: true }),
    column(distributorReportFields.sent_on, { label: 'distributor_report.sent_on', sort: true }),
    column(distributorReportFields.is_late, { label: 'distributor_report.is_late' }),
    column(distributorReportFields.files, { label: 'distributor_report.files', sort: true }),
    column(distributorReportFields.amount, { label: 'distributor_report.amount', sort: true, sum: true }),
    column(distributorReportFields.phone, { label: 'distributor_report.phone' }),
  ],
  filters: [
    filter(distributorReportFields.code, { label: 'distributor_report.code', kind: 'code_list' }),
    filter(distributorReportFields.name, { label: 'distributor_report.name', kind: 'text' }),
    filter(distributorReportFields.level, { label: 'distributor_report.level', kind: 'number_range' }),
    filter(distributorReportFields.is_late, { label: 'distributor_report.is_late', kind: 'boolean' }),
    filter(distributorReportFields.files, { label: 'distributor_report.files', kind: 'number_range' }),
  ],
  counts: [{ key: 'late', where: { is_late: [true] } }, { key: 'never', where: { files: { to: 0 } } }],
  viewModes: [{ key: 'late', where: { is_late: [true] }, badge: 'late' }, { key: 'all' }],
  sort: { field: 'reported_to', order: 'ASC' },
});
