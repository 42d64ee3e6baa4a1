// Generated from schemas/goods_production/requirement-readiness.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { productionRequirementFields } from './production-requirement.entity.gen.ts';
import { type RequirementReady, requirementReadyFields } from './requirement-ready.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/requirement/readiness',
  route: '/goods-production/requirement/readiness',
  resource: 'requirement_ready',
  title: 'screen.goods-production/requirement/readiness.title',
  permissions: ['goods_production_requirement'],
  urls: { list: '/requirement-ready-list', count: '/requirement-ready-count', download: '/requirement-ready-download' },
  downloadName: 'requirement-readiness.xlsx',
  columns: [
    column(requirementReadyFields.requirement_id, {
      label: 'requirement_ready.requirement_id', cell: 'reference', show: 'always', width: 160, pin: 'left',
    }),
    column(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code', label: 'production_requirement.style_code', cell: 'text', width: 140,
    }),
    column(productionRequirementFields.status, {
      key: 'requirement_id.status', label: 'production_requirement.status', cell: 'enum',
    }),
    column(productionRequirementFields.due_on, {
      key: 'requirement_id.due_on', label: 'production_requirement.due_on', cell: 'date', sort: true,
    }),
    column(productionRequirementFields.quantity, {
      key: 'requirement_id.quantity', label: 'production_requirement.quantity', cell: 'number',
    }),
    column(requirementReadyFields.readiness, { label: 'requirement_ready.readiness', cell: 'enum' }),
    column(requirementReadyFields.materials, { label: 'requirement_ready.materials', cell: 'number', sort: true }),
    column(requirementReadyFields.given, { label: 'requirement_ready.given', cell: 'number', sort: true, width: 110 }),
    column(requirementReadyFields.in_stock, {
      label: 'requirement_ready.in_stock', cell: 'number', sort: true, width: 110,
    }),
    column(requirementReadyFields.expected, {
      label: 'requirement_ready.expected', cell: 'number', sort: true, width: 120,
    }),
    column(requirementReadyFields.short, { label: 'requirement_ready.short', cell: 'number', sort: true, width: 120 }),
    column(productionRequirementFields.team_id, {
      key: 'requirement_id.team_id', label: 'production_requirement.team_id', cell: 'reference', width: 180,
    }),
    column(productionRequirementFields.priority, {
      key: 'requirement_id.priority', label: 'production_requirement.priority', cell: 'enum', show: 'optional',
    }),
    column(productionRequirementFields.warehouse_id, {
      key: 'requirement_id.warehouse_id', label: 'production_requirement.warehouse_id', cell: 'reference',
      show: 'optional',
    }),
    column(requirementReadyFields.document_code, {
      label: 'requirement_ready.document_code', cell: 'code', show: 'optional',
    }),
  ],
  filters: [
    filter(productionRequirementFields.code, {
      key: 'requirement_id.code', label: 'production_requirement.code', kind: 'text',
    }),
    filter(productionRequirementFields.style_code, {
      key: 'requirement_id.style_code', label: 'production_requirement.style_code', kind: 'text',
    }),
    filter(requirementReadyFields.readiness, { label: 'requirement_ready.readiness', kind: 'multi_select' }),
    filter(productionRequirementFields.status, {
      key: 'requirement_id.status', label: 'production_requirement.status', kind: 'multi_select',
    }),
    filter(productionRequirementFields.due_on, {
      key: 'requirement_id.due_on', label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360,
      presets: [7, 30, 90],
    }),
    filter(productionRequirementFields.team_id, {
      key: 'requirement_id.team_id', label: 'production_requirement.team_id', kind: 'reference', place: 'panel',
    }),
    filter(productionRequirementFields.warehouse_id, {
      key: 'requirement_id.warehouse_id', label: 'production_requirement.warehouse_id', kind: 'reference',
      place: 'panel',
    }),
  ],
  counts: ['may_start', 'missing'],
  viewModes: [
    { key: 'all', label: 'screen.goods-production/requirement/readiness.mode.all' },
    { key: 'may_start', label: 'screen.goods-production/requirement/readiness.mode.may_start', badge: 'may_start' },
    { key: 'missing', label: 'screen.goods-production/requirement/readiness.mode.missing', badge: 'missing' },
    { key: 'on_the_way', label: 'screen.goods-production/requirement/readiness.mode.on_the_way' },
  ],
  sort: { field: 'requirement_id.due_on', order: 'ASC' },
  toolbar: [
    {
      key: 'requirements', label: 'screen.goods-production/requirement/readiness.action.requirements',
      route: '/goods-production/requirement', permissions: ['goods_production_requirement'],
    },
    {
      key: 'materials', label: 'screen.goods-production/requirement/readiness.action.materials',
      route: '/goods-production/requirement/material', permissions: ['goods_production_requirement'],
    },
    {
      key: 'purchase', label: 'screen.goods-production/requirement/readiness.action.purchase',
      route: '/goods-production/requirement/purchase', permissions: ['goods_production_requirement'],
    },
  ],
  row: [
    {
      key: 'materials', label: 'screen.goods-production/requirement/readiness.action.materials',
      route: '/goods-production/requirement/material', filter: { document_code: { from: 'document_code' } },
      permissions: ['goods_production_requirement'],
    },
  ],
  mobile: {
    title: 'requirement_id', lines: ['requirement_id.style_code', 'readiness', 'requirement_id.due_on', 'short'],
  },
  rowTone: [
    { when: (c: Logic<RequirementReady>) => c.record.short != null && c.record.short > 0, tone: 'danger' },
    { when: (c: Logic<RequirementReady>) => c.record.expected != null && c.record.expected > 0, tone: 'warning' },
  ],
  emptyText: 'screen.goods-production/requirement/readiness.empty',
});

export default function RequirementReadinessList() {
  return <ListScreen list={list} />;
}
