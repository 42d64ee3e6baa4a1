// Generated from schemas/goods_production/records.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productionRecordLineFields } from './production-record-line.entity.gen.ts';
import { productionRecordFields } from './production-record.entity.gen.ts';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';

export const recordsList = createList({
  screen: 'goods-production/record',
  route: '/goods-production/record',
  module: 'goods_production',
  entity: 'production_record',
  permissions: ['goods_production_record'],
  urls: { list: '/production-record-list', count: '/production-record-count', download: '/production-record-download' },
  downloadName: 'production-records.xlsx',
  columns: [
    column(productionRecordFields.code, { label: 'production_record.code', show: 'always', sort: true }),
    column(productionRecordFields.work_date, { label: 'production_record.work_date', sort: true }),
    column(productionRecordFields.requirement_id, { label: 'production_record.requirement_id' }),
    column(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.style_code',
    }),
    column(productionRecordFields.stage, { label: 'production_record.stage' }),
    column(productionRecordFields.team_id, { label: 'production_record.team_id' }),
    column(productionRecordFields.good, { label: 'production_record.good', sort: true, sum: true }),
    column(productionRecordFields.defect, { label: 'production_record.defect', sort: true, sum: true }),
    column(productionRecordFields.defect_percent, { label: 'production_record.defect_percent', sort: true }),
    column(productionRecordFields.rework, {
      label: 'production_record.rework', show: 'optional', sort: true, sum: true,
    }),
    column(productionRecordFields.minutes_per_piece, { label: 'production_record.minutes_per_piece', sort: true }),
    column(productionRecordFields.wage, { label: 'production_record.wage', sort: true, sum: true }),
    column(productionRecordFields.status, { label: 'production_record.status', sort: true }),
    column(productionRecordFields.worker_names, { label: 'production_record.worker_names', show: 'optional' }),
    column(productionRecordFields.piece_rate, { label: 'production_record.piece_rate', show: 'optional' }),
    column(productionRecordFields.started_at, { label: 'production_record.started_at', show: 'optional' }),
    column(productionRecordFields.finished_by, { label: 'production_record.finished_by', show: 'optional' }),
    column(productionRecordFields.ended_at, { label: 'production_record.ended_at', show: 'optional' }),
    column(productionRecordFields.defect_reason, { label: 'production_record.defect_reason', show: 'optional' }),
    column(productionRecordFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(productionRecordFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(productionRecordFields.note, { label: 'production_record.note', show: 'optional' }),
    column(productionRecordLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'production_record_line' }],
      label: 'production_record_line.sku', show: 'optional',
    }),
    column(productionRecordLineFields.size, {
      key: 'lines.size', steps: [{ field: 'lines', kind: 'rows', entity: 'production_record_line' }],
      label: 'production_record_line.size', show: 'optional',
    }),
    column(productionRecordLineFields.good, {
      key: 'lines.good', steps: [{ field: 'lines', kind: 'rows', entity: 'production_record_line' }],
      label: 'production_record_line.good', show: 'optional',
    }),
    column(productionRecordLineFields.defect, {
      key: 'lines.defect', steps: [{ field: 'lines', kind: 'rows', entity: 'production_record_line' }],
      label: 'production_record_line.defect', show: 'optional',
    }),
    column(productionRecordLineFields.rework, {
      key: 'lines.rework', steps: [{ field: 'lines', kind: 'rows', entity: 'production_record_line' }],
      label: 'production_record_line.rework', show: 'optional',
    }),
  ],
  filters: [
    filter(productionRecordFields.code, { label: 'production_record.code', kind: 'code_list' }),
    filter(productionRecordFields.work_date, { label: 'production_record.work_date', kind: 'date_range', maxDays: 360 }),
    filter(productionRecordFields.requirement_id, { label: 'production_record.requirement_id', kind: 'reference' }),
    filter(productionRecordFields.stage, { label: 'production_record.stage', kind: 'multi_select' }),
    filter(productionRecordFields.team_id, { label: 'production_record.team_id', kind: 'reference' }),
    filter(productionRecordFields.status, { label: 'production_record.status', kind: 'multi_select' }),
    filter(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.style_code', kind: 'text',
    }),
    filter(productionRecordFields.worker_names, { label: 'production_record.worker_names', kind: 'text' }),
    filter(productionRecordFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'to_confirm', where: { status: ['done'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'today', where: { work_date: { from: { today: 0 }, to: { today: 0 } }, created_by: { me: true } } },
    { key: 'to_confirm', where: { status: ['done'] }, badge: 'to_confirm' },
    {
      key: 'goods',
      columns: [
        'work_date', 'code', 'requirement_id', 'stage', 'team_id', 'lines.sku', 'lines.size', 'lines.good',
        'lines.defect', 'lines.rework', 'status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'work_date', order: 'DESC' },
});
