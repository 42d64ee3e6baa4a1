// Generated from schemas/goods_production/records.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { productionRecordLineFields } from './production-record-line.entity.gen.ts';
import { productionRecordFields } from './production-record.entity.gen.ts';
import { productionRecordWorkflow } from './production-record.workflow.gen.ts';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/record',
  route: '/goods-production/record',
  resource: 'production_record',
  title: 'screen.goods-production/record.title',
  permissions: ['goods_production_record'],
  urls: { list: '/production-record-list', count: '/production-record-count', download: '/production-record-download' },
  downloadName: 'production-records.xlsx',
  columns: [
    column(productionRecordFields.code, {
      label: 'production_record.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/goods-production/record',
    }),
    column(productionRecordFields.work_date, { label: 'production_record.work_date', cell: 'date', sort: true }),
    column(productionRecordFields.requirement_id, {
      label: 'production_record.requirement_id', cell: 'reference', width: 200,
    }),
    column(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code', label: 'production_requirement.style_code', cell: 'text',
    }),
    column(productionRecordFields.stage, { label: 'production_record.stage', cell: 'enum' }),
    column(productionRecordFields.team_id, { label: 'production_record.team_id', cell: 'reference', width: 180 }),
    column(productionRecordFields.good, {
      label: 'production_record.good', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRecordFields.defect, {
      label: 'production_record.defect', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRecordFields.defect_percent, {
      label: 'production_record.defect_percent', cell: 'number', sort: true,
    }),
    column(productionRecordFields.rework, {
      label: 'production_record.rework', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(productionRecordFields.minutes_per_piece, {
      label: 'production_record.minutes_per_piece', cell: 'number', sort: true,
    }),
    column(productionRecordFields.wage, {
      label: 'production_record.wage', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(productionRecordFields.status, { label: 'production_record.status', cell: 'enum', sort: true }),
    column(productionRecordFields.worker_names, {
      label: 'production_record.worker_names', cell: 'text', show: 'optional',
    }),
    column(productionRecordFields.piece_rate, {
      label: 'production_record.piece_rate', cell: 'money', show: 'optional',
    }),
    column(productionRecordFields.started_at, {
      label: 'production_record.started_at', cell: 'date_time', show: 'optional',
    }),
    column(productionRecordFields.finished_by, {
      label: 'production_record.finished_by', cell: 'reference', show: 'optional',
    }),
    column(productionRecordFields.ended_at, {
      label: 'production_record.ended_at', cell: 'date_time', show: 'optional',
    }),
    column(productionRecordFields.defect_reason, {
      label: 'production_record.defect_reason', cell: 'text', show: 'optional',
    }),
    column(productionRecordFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(productionRecordFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(productionRecordFields.note, { label: 'production_record.note', cell: 'text', show: 'optional' }),
    column(productionRecordLineFields.sku, {
      key: 'lines.sku', label: 'production_record_line.sku', cell: 'code', show: 'optional',
    }),
    column(productionRecordLineFields.size, {
      key: 'lines.size', label: 'production_record_line.size', cell: 'text', show: 'optional',
    }),
    column(productionRecordLineFields.good, {
      key: 'lines.good', label: 'production_record_line.good', cell: 'number', show: 'optional',
    }),
    column(productionRecordLineFields.defect, {
      key: 'lines.defect', label: 'production_record_line.defect', cell: 'number', show: 'optional',
    }),
    column(productionRecordLineFields.rework, {
      key: 'lines.rework', label: 'production_record_line.rework', cell: 'number', show: 'optional',
    }),
  ],
  filters: [
    filter(productionRecordFields.code, { label: 'production_record.code', kind: 'code_list' }),
    filter(productionRecordFields.work_date, {
      label: 'production_record.work_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(productionRecordFields.requirement_id, { label: 'production_record.requirement_id', kind: 'reference' }),
    filter(productionRecordFields.stage, { label: 'production_record.stage', kind: 'multi_select' }),
    filter(productionRecordFields.team_id, { label: 'production_record.team_id', kind: 'reference' }),
    filter(productionRecordFields.status, { label: 'production_record.status', kind: 'multi_select' }),
    filter(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code', label: 'production_requirement.style_code', kind: 'text', place: 'panel',
    }),
    filter(productionRecordFields.worker_names, {
      label: 'production_record.worker_names', kind: 'text', place: 'panel',
    }),
    filter(productionRecordFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['to_confirm'],
  viewModes: [
    { key: 'all', label: 'screen.goods-production/record.mode.all' },
    { key: 'today', label: 'screen.goods-production/record.mode.today' },
    { key: 'to_confirm', label: 'screen.goods-production/record.mode.to_confirm', badge: 'to_confirm' },
    {
      key: 'goods', label: 'screen.goods-production/record.mode.goods',
      columns: [
        'work_date', 'code', 'requirement_id', 'stage', 'team_id', 'lines.sku', 'lines.size', 'lines.good',
        'lines.defect', 'lines.rework', 'status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'work_date', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-production/record/create',
      permissions: ['goods_production_record'], tone: 'success',
    },
    {
      key: 'by_team', label: 'screen.goods-production/record.action.by_team', route: '/goods-production/record/by-team',
      permissions: ['goods_production_record'],
    },
    {
      key: 'teams', label: 'action.teams', route: '/goods-production/record/team',
      permissions: ['goods_production_record'],
    },
    {
      key: 'report', label: 'screen.goods-production/record.action.report', route: '/goods-production/record/report',
      permissions: ['goods_production_record'],
    },
  ],
  row: [
    {
      key: 'join', label: 'production_record.transition.join', transition: 'join',
      permissions: ['goods_production_record'],
    },
    {
      key: 'process', label: 'production_record.transition.process', transition: 'process',
      permissions: ['goods_production_record'],
    },
    {
      key: 'finish', label: 'production_record.transition.finish', transition: 'finish',
      permissions: ['goods_production_record'], tone: 'success',
    },
    {
      key: 'confirm', label: 'production_record.transition.confirm', transition: 'confirm',
      permissions: ['goods_production_record'], tone: 'success',
    },
    {
      key: 'reject', label: 'production_record.transition.reject', transition: 'reject',
      permissions: ['goods_production_record'], tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'join', label: 'production_record.transition.join', transition: 'join',
      permissions: ['goods_production_record'],
    },
    {
      key: 'process', label: 'production_record.transition.process', transition: 'process',
      permissions: ['goods_production_record'],
    },
    {
      key: 'confirm', label: 'production_record.transition.confirm', transition: 'confirm',
      permissions: ['goods_production_record'], tone: 'success',
    },
  ],
  workflows: [productionRecordWorkflow],
  open: '/goods-production/record',
  create: { route: '/goods-production/record/create', permissions: ['goods_production_record'] },
  mobile: { title: 'requirement_id', lines: ['stage', 'good', 'status', 'work_date'] },
  emptyText: 'screen.goods-production/record.empty',
  live: true,
  expand: { rows: 'lines', label: 'production_record.lines' },
});

export default function RecordsList() {
  return <ListScreen list={list} />;
}
