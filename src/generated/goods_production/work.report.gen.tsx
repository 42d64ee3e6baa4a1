// Generated from schemas/goods_production/work.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { productionRecordFields } from './production-record.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'goods-production/record/report',
  route: '/goods-production/record/report',
  title: 'screen.goods-production/record/report.title',
  permissions: ['goods_production_record'],
  url: '/production-work-report',
  where: { status: ['done', 'confirmed'] },
  filters: [
    filter(productionRecordFields.work_date, {
      label: 'production_record.work_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(productionRecordFields.team_id, { label: 'production_record.team_id', kind: 'reference' }),
    filter(productionRecordFields.stage, { label: 'production_record.stage', kind: 'multi_select' }),
    filter(productionRecordFields.requirement_id, { label: 'production_record.requirement_id', kind: 'reference' }),
    filter(productionRecordFields.status, { label: 'production_record.status', kind: 'multi_select' }),
  ],
  period: { filter: 'work_date', days: 30 },
  compare: true,
  dimensions: {
    day: { field: productionRecordFields.work_date, label: 'kit.report.by_day', by: 'day', filter: 'work_date' },
    team: { field: productionRecordFields.team_id, label: 'production_record.team_id', filter: 'team_id' },
    stage: { field: productionRecordFields.stage, label: 'production_record.stage', filter: 'stage' },
    requirement: {
      field: productionRecordFields.requirement_id, label: 'production_record.requirement_id', filter: 'requirement_id',
    },
    worker: { field: productionRecordFields.worker_names, label: 'production_record.worker_names' },
  },
  measures: {
    good: { label: 'screen.goods-production/record/report.measure.good', field: productionRecordFields.good },
    defect: {
      label: 'screen.goods-production/record/report.measure.defect', field: productionRecordFields.defect,
      better: 'less',
    },
    rework: {
      label: 'screen.goods-production/record/report.measure.rework', field: productionRecordFields.rework,
      better: 'less',
    },
    total: { label: 'screen.goods-production/record/report.measure.total', field: productionRecordFields.total },
    minutes: { label: 'screen.goods-production/record/report.measure.minutes', field: productionRecordFields.minutes },
    wage: { label: 'screen.goods-production/record/report.measure.wage', field: productionRecordFields.wage },
    records: { label: 'screen.goods-production/record/report.measure.records' },
    defect_rate: { label: 'screen.goods-production/record/report.measure.defect_rate', isShare: true, better: 'less' },
  },
  tiles: [
    {
      key: 'good', kind: 'number', title: 'screen.goods-production/record/report.measure.good', measures: ['good'],
      drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'defect_rate', kind: 'number', title: 'screen.goods-production/record/report.measure.defect_rate',
      measures: ['defect_rate'], drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'wage', kind: 'number', title: 'screen.goods-production/record/report.measure.wage', measures: ['wage'],
      drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'minutes', kind: 'number', title: 'screen.goods-production/record/report.measure.minutes',
      measures: ['minutes'], drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.goods-production/record/report.tile.course', measures: ['good'],
      by: 'day', drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'stages', kind: 'table', title: 'screen.goods-production/record/report.tile.stages',
      measures: ['good', 'defect', 'defect_rate', 'rework', 'minutes', 'wage'], by: 'stage',
      drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'teams', kind: 'table', title: 'screen.goods-production/record/report.tile.teams',
      measures: ['good', 'defect', 'defect_rate', 'rework', 'minutes', 'wage', 'records'], by: 'team',
      drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
    {
      key: 'workers', kind: 'table', title: 'screen.goods-production/record/report.tile.workers',
      measures: ['good', 'defect', 'defect_rate', 'minutes', 'wage', 'records'], by: 'worker',
    },
    {
      key: 'requirements', kind: 'table', title: 'screen.goods-production/record/report.tile.requirements',
      measures: ['good', 'defect', 'defect_rate', 'minutes', 'wage'], by: 'requirement',
      drill: { route: '/goods-production/record', permissions: ['goods_production_record'] },
    },
  ],
};

export default function WorkReport() {
  return <ReportScreen report={report} />;
}
