// Generated from schemas/goods_production/work.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { productionRecordFields } from './production-record.entity.gen.ts';

export const workReport: ReportModel = {
  screen: 'goods-production/record/report',
  route: '/goods-production/record/report',
  module: 'goods_production',
  entity: 'production_record',
  permissions: ['goods_production_record'],
  url: '/production-work-report',
  where: { status: ['done', 'confirmed'] },
  filters: [
    filter(productionRecordFields.work_date, { label: 'production_record.work_date', kind: 'date_range', maxDays: 360 }),
    filter(productionRecordFields.team_id, { label: 'production_record.team_id', kind: 'reference' }),
    filter(productionRecordFields.stage, { label: 'production_record.stage', kind: 'multi_select' }),
    filter(productionRecordFields.requirement_id, { label: 'production_record.requirement_id', kind: 'reference' }),
    filter(productionRecordFields.status, { label: 'production_record.status', kind: 'multi_select' }),
  ],
  period: { filter: 'work_date', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(productionRecordFields.work_date), by: 'day' },
    { key: 'team', path: path(productionRecordFields.team_id) },
    { key: 'stage', path: path(productionRecordFields.stage) },
    { key: 'requirement', path: path(productionRecordFields.requirement_id) },
    { key: 'worker', path: path(productionRecordFields.worker_names) },
  ],
  measures: [
    { key: 'good', sum: path(productionRecordFields.good) },
    { key: 'defect', sum: path(productionRecordFields.defect) },
    { key: 'rework', sum: path(productionRecordFields.rework) },
    { key: 'total', sum: path(productionRecordFields.total) },
    { key: 'minutes', sum: path(productionRecordFields.minutes) },
    { key: 'wage', sum: path(productionRecordFields.wage) },
    { key: 'records' },
    { key: 'defect_rate', ratio: ['defect', 'total'] },
  ],
  tiles: [
    { key: 'good', measures: ['good'], limit: 10 },
    { key: 'defect_rate', measures: ['defect_rate'], limit: 10 },
    { key: 'wage', measures: ['wage'], limit: 10 },
    { key: 'minutes', measures: ['minutes'], limit: 10 },
    { key: 'course', measures: ['good'], by: 'day', limit: 400 },
    { key: 'stages', measures: ['good', 'defect', 'defect_rate', 'rework', 'minutes', 'wage'], by: 'stage', limit: 10 },
    {
      key: 'teams', measures: ['good', 'defect', 'defect_rate', 'rework', 'minutes', 'wage', 'records'], by: 'team',
      limit: 50,
    },
    {
      key: 'workers', measures: ['good', 'defect', 'defect_rate', 'minutes', 'wage', 'records'], by: 'worker',
      limit: 50,
    },
    {
      key: 'requirements', measures: ['good', 'defect', 'defect_rate', 'minutes', 'wage'], by: 'requirement', limit: 50,
    },
  ],
};
