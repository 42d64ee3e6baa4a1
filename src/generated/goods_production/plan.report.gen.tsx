// Generated from schemas/goods_production/plan.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'goods-production/requirement/report',
  route: '/goods-production/requirement/report',
  title: 'screen.goods-production/requirement/report.title',
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
      label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  dimensions: {
    due: { field: productionRequirementFields.due_on, label: 'kit.report.by_week', by: 'week', filter: 'due_on' },
    team: { field: productionRequirementFields.team_id, label: 'production_requirement.team_id', filter: 'team_id' },
    status: { field: productionRequirementFields.status, label: 'production_requirement.status', filter: 'status' },
    warehouse: {
      field: productionRequirementFields.warehouse_id, label: 'production_requirement.warehouse_id',
      filter: 'warehouse_id',
    },
  },
  measures: {
    planned: {
      label: 'screen.goods-production/requirement/report.measure.planned', field: productionRequirementFields.quantity,
    },
    cut: { label: 'screen.goods-production/requirement/report.measure.cut', field: productionRequirementFields.cut },
    finished: {
      label: 'screen.goods-production/requirement/report.measure.finished', field: productionRequirementFields.finished,
    },
    defect: {
      label: 'screen.goods-production/requirement/report.measure.defect', field: productionRequirementFields.defect,
      better: 'less',
    },
    requirements: { label: 'screen.goods-production/requirement/report.measure.requirements' },
    late: {
      label: 'screen.goods-production/requirement/report.measure.late',
      where: { due_on: { from: { today: -359 }, to: { today: -1 } }, status: ['accepted', 'joined', 'processing'] },
      better: 'less',
    },
    finished_rate: { label: 'screen.goods-production/requirement/report.measure.finished_rate', isShare: true },
    cut_rate: { label: 'screen.goods-production/requirement/report.measure.cut_rate', isShare: true },
    defect_rate: {
      label: 'screen.goods-production/requirement/report.measure.defect_rate', isShare: true, better: 'less',
    },
  },
  tiles: [
    {
      key: 'finished_rate', kind: 'number', title: 'screen.goods-production/requirement/report.measure.finished_rate',
      measures: ['finished_rate'],
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
      home: true,
    },
    {
      key: 'defect_rate', kind: 'number', title: 'screen.goods-production/requirement/report.measure.defect_rate',
      measures: ['defect_rate'],
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
      home: true,
    },
    {
      key: 'late', kind: 'number', title: 'screen.goods-production/requirement/report.measure.late', measures: ['late'],
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
      home: true,
    },
    {
      key: 'planned', kind: 'number', title: 'screen.goods-production/requirement/report.measure.planned',
      measures: ['planned'],
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
    },
    {
      key: 'finished', kind: 'number', title: 'screen.goods-production/requirement/report.measure.finished',
      measures: ['finished'],
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
    },
    {
      key: 'by_due', kind: 'line', title: 'screen.goods-production/requirement/report.tile.by_due',
      measures: ['planned'], by: 'due',
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
    },
    {
      key: 'by_status', kind: 'pie', title: 'screen.goods-production/requirement/report.tile.by_status',
      measures: ['requirements'], by: 'status',
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
    },
    {
      key: 'teams', kind: 'table', title: 'screen.goods-production/requirement/report.tile.teams',
      measures: ['planned', 'cut', 'finished', 'finished_rate', 'defect', 'defect_rate', 'late'], by: 'team',
      drill: { route: '/goods-production/requirement', permissions: ['goods_production_requirement'], mode: 'all' },
    },
  ],
};

export default function PlanReport() {
  return <ReportScreen report={report} />;
}
