// Generated from schemas/goods_production/plan.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';

export const planReport: ReportModel = {
  screen: 'goods-production/requirement/report',
  route: '/goods-production/requirement/report',
  module: 'goods_production',
  entity: 'production_requirement',
  permissions: ['goods_production_requirement'],
  url: '/production-plan-report',
  where: { status: ['accepted', 'joined', 'processing', 'done'] },
  filters: [
    filter(productionRequirementFields.team_id, { label: 'production_requirement.team_id', kind: 'reference' }),
    filter(productionRequirementFields.warehouse_id, {
      label: 'production_requirement.warehouse_id', kind: 'reference',
    }),
    filter(productionRequirementFields.status, { label: 'production_requirement.status', kind: 'multi_select' }),
    filter(productionRequirementFields.due_on, {
      label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360,
    }),
  ],
  dimensions: [
    { key: 'due', path: path(productionRequirementFields.due_on), by: 'week' },
    { key: 'team', path: path(productionRequirementFields.team_id) },
    { key: 'status', path: path(productionRequirementFields.status) },
    { key: 'warehouse', path: path(productionRequirementFields.warehouse_id) },
  ],
  measures: [
    { key: 'planned', sum: path(productionRequirementFields.quantity) },
    { key: 'cut', sum: path(productionRequirementFields.cut) },
    { key: 'finished', sum: path(productionRequirementFields.finished) },
    { key: 'defect', sum: path(productionRequirementFields.defect) },
    { key: 'requirements' },
    {
      key: 'late',
      where: { due_on: { from: { today: -359 }, to: { today: -1 } }, status: ['accepted', 'joined', 'processing'] },
    },
    { key: 'finished_rate', ratio: ['finished', 'planned'] },
    { key: 'cut_rate', ratio: ['cut', 'planned'] },
    { key: 'defect_rate', ratio: ['defect', 'finished'] },
  ],
  tiles: [
    { key: 'finished_rate', measures: ['finished_rate'], limit: 10 },
    { key: 'defect_rate', measures: ['defect_rate'], limit: 10 },
    { key: 'late', measures: ['late'], limit: 10 },
    { key: 'planned', measures: ['planned'], limit: 10 },
    { key: 'finished', measures: ['finished'], limit: 10 },
    { key: 'by_due', measures: ['planned'], by: 'due', limit: 400 },
    { key: 'by_status', measures: ['requirements'], by: 'status', limit: 10 },
    {
      key: 'teams', measures: ['planned', 'cut', 'finished', 'finished_rate', 'defect', 'defect_rate', 'late'],
      by: 'team', limit: 30,
    },
  ],
};
