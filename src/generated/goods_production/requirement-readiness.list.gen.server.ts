// Generated from schemas/goods_production/requirement-readiness.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';
import { requirementReadyFields } from './requirement-ready.entity.gen.ts';

export const requirementReadinessList = createList({
  screen: 'goods-production/requirement/readiness',
  route: '/goods-production/requirement/readiness',
  module: 'goods_production',
  entity: 'requirement_ready',
  permissions: ['goods_production_requirement'],
  urls: { list: '/requirement-ready-list', count: '/requirement-ready-count', download: '/requirement-ready-download' },
  downloadName: 'requirement-readiness.xlsx',
  columns: [
    column(requirementReadyFields.requirement_id, { label: 'requirement_ready.requirement_id', show: 'always' }),
    column(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.style_code',
    }),
    column(productionRequirementFields.status, {
      key: 'requirement_id.status',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.status',
    }),
    column(productionRequirementFields.due_on, {
      key: 'requirement_id.due_on',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.due_on', sort: true,
    }),
    column(productionRequirementFields.quantity, {
      key: 'requirement_id.quantity',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.quantity',
    }),
    column(requirementReadyFields.readiness, { label: 'requirement_ready.readiness' }),
    column(requirementReadyFields.materials, { label: 'requirement_ready.materials', sort: true }),
    column(requirementReadyFields.given, { label: 'requirement_ready.given', sort: true }),
    column(requirementReadyFields.in_stock, { label: 'requirement_ready.in_stock', sort: true }),
    column(requirementReadyFields.expected, { label: 'requirement_ready.expected', sort: true }),
    column(requirementReadyFields.short, { label: 'requirement_ready.short', sort: true }),
    column(productionRequirementFields.team_id, {
      key: 'requirement_id.team_id',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.team_id',
    }),
    column(productionRequirementFields.priority, {
      key: 'requirement_id.priority',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.priority', show: 'optional',
    }),
    column(productionRequirementFields.warehouse_id, {
      key: 'requirement_id.warehouse_id',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.warehouse_id', show: 'optional',
    }),
    column(requirementReadyFields.document_code, { label: 'requirement_ready.document_code', show: 'optional' }),
  ],
  filters: [
    filter(productionRequirementFields.code, {
      key: 'requirement_id.code',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.code', kind: 'text',
    }),
    filter(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.style_code', kind: 'text',
    }),
    filter(requirementReadyFields.readiness, { label: 'requirement_ready.readiness', kind: 'multi_select' }),
    filter(productionRequirementFields.status, {
      key: 'requirement_id.status',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.status', kind: 'multi_select',
    }),
    filter(productionRequirementFields.due_on, {
      key: 'requirement_id.due_on',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360,
    }),
    filter(productionRequirementFields.team_id, {
      key: 'requirement_id.team_id',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.team_id', kind: 'reference',
    }),
    filter(productionRequirementFields.warehouse_id, {
      key: 'requirement_id.warehouse_id',
      steps: [{ field: 'requirement_id', kind: 'reference', entity: 'production_requirement' }],
      label: 'production_requirement.warehouse_id', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'may_start', where: { readiness: ['in_stock', 'given'], 'requirement_id.status': ['accepted', 'joined'] } },
    { key: 'missing', where: { readiness: ['short'] } },
  ],
  statistics: [
    {
      key: 'missing', label: 'screen.goods-production/requirement/readiness.statistic.missing', count: 'missing',
      mode: 'missing',
    },
  ],
  viewModes: [
    { key: 'all' },
    {
      key: 'may_start', where: { readiness: ['in_stock', 'given'], 'requirement_id.status': ['accepted', 'joined'] },
      badge: 'may_start',
    },
    { key: 'missing', where: { readiness: ['short'] }, badge: 'missing' },
    { key: 'on_the_way', where: { readiness: ['expected'] } },
  ],
  sort: { field: 'requirement_id.due_on', order: 'ASC' },
});
