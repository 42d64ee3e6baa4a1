// Generated from schemas/goods_production/requirements.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';
import { productionRequirementLineFields } from './production-requirement-line.entity.gen.ts';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';

export const requirementsList = createList({
  screen: 'goods-production/requirement',
  route: '/goods-production/requirement',
  module: 'goods_production',
  entity: 'production_requirement',
  permissions: ['goods_production_requirement'],
  urls: {
    list: '/production-requirement-list', count: '/production-requirement-count',
    download: '/production-requirement-download',
  },
  downloadName: 'production-requirements.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(productionNormFields.images, {
      key: 'norm_id.images', steps: [{ field: 'norm_id', kind: 'reference', entity: 'production_norm' }],
      label: 'production_norm.images',
    }),
    column(productionRequirementFields.code, { label: 'production_requirement.code', show: 'always', sort: true }),
    column(productionRequirementFields.style_code, { label: 'production_requirement.style_code', sort: true }),
    column(productionRequirementFields.status, { label: 'production_requirement.status', sort: true }),
    column(productionRequirementFields.due_on, { label: 'production_requirement.due_on', sort: true }),
    column(productionRequirementFields.days_left, { label: 'production_requirement.days_left' }),
    column(productionRequirementFields.quantity, { label: 'production_requirement.quantity', sort: true, sum: true }),
    column(productionRequirementFields.cut, { label: 'production_requirement.cut', sort: true, sum: true }),
    column(productionRequirementFields.finished, { label: 'production_requirement.finished', sort: true, sum: true }),
    column(productionRequirementFields.defect, { label: 'production_requirement.defect', sort: true, sum: true }),
    column(productionRequirementFields.progress, { label: 'production_requirement.progress', sort: true }),
    column(productionRequirementFields.defect_percent, {
      label: 'production_requirement.defect_percent', show: 'optional', sort: true,
    }),
    column(productionRequirementFields.priority, { label: 'production_requirement.priority', sort: true }),
    column(productionRequirementFields.team_id, { label: 'production_requirement.team_id' }),
    column(productionRequirementFields.kind, { label: 'production_requirement.kind' }),
    column(productionRequirementFields.customer_ref, { label: 'production_requirement.customer_ref', show: 'optional' }),
    column(productionRequirementFields.consignee_id, { label: 'production_requirement.consignee_id', show: 'optional' }),
    column(productionRequirementFields.warehouse_id, { label: 'production_requirement.warehouse_id', show: 'optional' }),
    column(productionRequirementFields.norm_id, { label: 'production_requirement.norm_id', show: 'optional' }),
    column(productionRequirementFields.material_cost, {
      label: 'production_requirement.material_cost', show: 'optional',
    }),
    column(productionRequirementFields.wage_cost, { label: 'production_requirement.wage_cost', show: 'optional' }),
    column(productionRequirementFields.receipt_code, { label: 'production_requirement.receipt_code', show: 'optional' }),
    column(productionRequirementFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(productionRequirementFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(productionRequirementFields.note, { label: 'production_requirement.note', show: 'optional' }),
    column(productionRequirementLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.sku',
    }),
    column(productionRequirementLineFields.size, {
      key: 'lines.size', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.size',
    }),
    column(productionRequirementLineFields.color, {
      key: 'lines.color', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.color',
    }),
    column(productionRequirementLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.quantity',
    }),
    column(productionRequirementLineFields.cut, {
      key: 'lines.cut', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.cut',
    }),
    column(productionRequirementLineFields.finished, {
      key: 'lines.finished', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.finished',
    }),
    column(productionRequirementLineFields.defect, {
      key: 'lines.defect', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.defect',
    }),
  ],
  filters: [
    filter(productionRequirementFields.code, { label: 'production_requirement.code', kind: 'code_list' }),
    filter(productionRequirementFields.style_code, { label: 'production_requirement.style_code', kind: 'text' }),
    filter(productionRequirementFields.status, { label: 'production_requirement.status', kind: 'multi_select' }),
    filter(productionRequirementFields.priority, { label: 'production_requirement.priority', kind: 'multi_select' }),
    filter(productionRequirementFields.due_on, {
      label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360,
    }),
    filter(productionRequirementFields.team_id, { label: 'production_requirement.team_id', kind: 'reference' }),
    filter(productionRequirementFields.days_left, { label: 'production_requirement.days_left', kind: 'number_range' }),
    filter(productionRequirementFields.kind, { label: 'production_requirement.kind', kind: 'multi_select' }),
    filter(productionRequirementFields.customer_ref, { label: 'production_requirement.customer_ref', kind: 'text' }),
    filter(productionRequirementFields.warehouse_id, {
      label: 'production_requirement.warehouse_id', kind: 'reference',
    }),
    filter(productionRequirementFields.norm_id, { label: 'production_requirement.norm_id', kind: 'reference' }),
    filter(productionRequirementLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'production_requirement_line' }],
      label: 'production_requirement_line.goods_id', kind: 'reference',
    }),
    filter(productionRequirementFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'new', where: { status: ['new'] } },
    { key: 'running', where: { status: ['accepted', 'joined', 'processing'] } },
    { key: 'late', where: { status: ['new', 'accepted', 'joined', 'processing'], due_on: { to: { today: -1 } } } },
    { key: 'to_confirm', where: { status: ['done'] } },
  ],
  statistics: [
    { key: 'late', label: 'screen.goods-production/requirement.statistic.late', count: 'late', mode: 'late' },
    {
      key: 'running', label: 'screen.goods-production/requirement.statistic.running', count: 'running', mode: 'running',
    },
    {
      key: 'to_confirm', label: 'screen.goods-production/requirement.statistic.to_confirm', count: 'to_confirm',
      mode: 'to_confirm',
    },
  ],
  viewModes: [
    { key: 'new', where: { status: ['new'] }, badge: 'new' },
    { key: 'running', where: { status: ['accepted', 'joined', 'processing'] }, badge: 'running' },
    {
      key: 'late', where: { status: ['new', 'accepted', 'joined', 'processing'], due_on: { to: { today: -1 } } },
      badge: 'late',
    },
    { key: 'to_confirm', where: { status: ['done'] }, badge: 'to_confirm' },
    { key: 'done', where: { status: ['confirmed', 'rejected'] } },
    { key: 'all' },
  ],
  sort: { field: 'due_on', order: 'ASC' },
});
