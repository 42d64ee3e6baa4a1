// Generated from schemas/goods_production/requirements.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { issueMaterialsAction } from './issue-materials.action.gen.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';
import { productionRequirementLineFields } from './production-requirement-line.entity.gen.ts';
import { type ProductionRequirement, productionRequirementFields } from './production-requirement.entity.gen.ts';
import { productionRequirementWorkflow } from './production-requirement.workflow.gen.ts';

export const list = createList({
  screen: 'goods-production/requirement',
  route: '/goods-production/requirement',
  resource: 'production_requirement',
  title: 'screen.goods-production/requirement.title',
  permissions: ['goods_production_requirement'],
  urls: {
    list: '/production-requirement-list', count: '/production-requirement-count',
    download: '/production-requirement-download',
  },
  downloadName: 'production-requirements.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(productionNormFields.images, {
      key: 'norm_id.images', label: 'production_norm.images', cell: 'gallery', width: 64,
    }),
    column(productionRequirementFields.code, {
      label: 'production_requirement.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/goods-production/requirement',
    }),
    column(productionRequirementFields.style_code, {
      label: 'production_requirement.style_code', cell: 'text', sort: true,
    }),
    column(productionRequirementFields.status, { label: 'production_requirement.status', cell: 'enum', sort: true }),
    column(productionRequirementFields.due_on, { label: 'production_requirement.due_on', cell: 'date', sort: true }),
    column(productionRequirementFields.days_left, { label: 'production_requirement.days_left', cell: 'number' }),
    column(productionRequirementFields.quantity, {
      label: 'production_requirement.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRequirementFields.cut, {
      label: 'production_requirement.cut', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRequirementFields.finished, {
      label: 'production_requirement.finished', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRequirementFields.defect, {
      label: 'production_requirement.defect', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(productionRequirementFields.progress, {
      label: 'production_requirement.progress', cell: 'number', sort: true,
    }),
    column(productionRequirementFields.defect_percent, {
      label: 'production_requirement.defect_percent', cell: 'number', show: 'optional', sort: true,
    }),
    column(productionRequirementFields.priority, { label: 'production_requirement.priority', cell: 'enum', sort: true }),
    column(productionRequirementFields.team_id, {
      label: 'production_requirement.team_id', cell: 'reference', width: 180,
    }),
    column(productionRequirementFields.kind, { label: 'production_requirement.kind', cell: 'enum' }),
    column(productionRequirementFields.customer_ref, {
      label: 'production_requirement.customer_ref', cell: 'text', show: 'optional',
    }),
    column(productionRequirementFields.consignee_id, {
      label: 'production_requirement.consignee_id', cell: 'reference', show: 'optional',
    }),
    column(productionRequirementFields.warehouse_id, {
      label: 'production_requirement.warehouse_id', cell: 'reference', show: 'optional',
    }),
    column(productionRequirementFields.norm_id, {
      label: 'production_requirement.norm_id', cell: 'reference', show: 'optional',
    }),
    column(productionRequirementFields.material_cost, {
      label: 'production_requirement.material_cost', cell: 'money', show: 'optional',
    }),
    column(productionRequirementFields.wage_cost, {
      label: 'production_requirement.wage_cost', cell: 'money', show: 'optional',
    }),
    column(productionRequirementFields.receipt_code, {
      label: 'production_requirement.receipt_code', cell: 'code', show: 'optional',
    }),
    column(productionRequirementFields.created_by, {
      label: 'kit.field.created_by', cell: 'reference', show: 'optional',
    }),
    column(productionRequirementFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(productionRequirementFields.note, { label: 'production_requirement.note', cell: 'text', show: 'optional' }),
    column(productionRequirementLineFields.sku, {
      key: 'lines.sku', label: 'production_requirement_line.sku', cell: 'code',
    }),
    column(productionRequirementLineFields.size, {
      key: 'lines.size', label: 'production_requirement_line.size', cell: 'text',
    }),
    column(productionRequirementLineFields.color, {
      key: 'lines.color', label: 'production_requirement_line.color', cell: 'text',
    }),
    column(productionRequirementLineFields.quantity, {
      key: 'lines.quantity', label: 'production_requirement_line.quantity', cell: 'number',
    }),
    column(productionRequirementLineFields.cut, {
      key: 'lines.cut', label: 'production_requirement_line.cut', cell: 'number',
    }),
    column(productionRequirementLineFields.finished, {
      key: 'lines.finished', label: 'production_requirement_line.finished', cell: 'number',
    }),
    column(productionRequirementLineFields.defect, {
      key: 'lines.defect', label: 'production_requirement_line.defect', cell: 'number',
    }),
  ],
  filters: [
    filter(productionRequirementFields.code, { label: 'production_requirement.code', kind: 'code_list' }),
    filter(productionRequirementFields.style_code, { label: 'production_requirement.style_code', kind: 'text' }),
    filter(productionRequirementFields.status, { label: 'production_requirement.status', kind: 'multi_select' }),
    filter(productionRequirementFields.priority, { label: 'production_requirement.priority', kind: 'multi_select' }),
    filter(productionRequirementFields.due_on, {
      label: 'production_requirement.due_on', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(productionRequirementFields.team_id, { label: 'production_requirement.team_id', kind: 'reference' }),
    filter(productionRequirementFields.days_left, {
      label: 'production_requirement.days_left', kind: 'number_range', place: 'panel',
    }),
    filter(productionRequirementFields.kind, {
      label: 'production_requirement.kind', kind: 'multi_select', place: 'panel',
    }),
    filter(productionRequirementFields.customer_ref, {
      label: 'production_requirement.customer_ref', kind: 'text', place: 'panel',
    }),
    filter(productionRequirementFields.warehouse_id, {
      label: 'production_requirement.warehouse_id', kind: 'reference', place: 'panel',
    }),
    filter(productionRequirementFields.norm_id, {
      label: 'production_requirement.norm_id', kind: 'reference', place: 'panel',
    }),
    filter(productionRequirementLineFields.goods_id, {
      key: 'lines.goods_id', label: 'production_requirement_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(productionRequirementFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['new', 'running', 'late', 'to_confirm'],
  viewModes: [
    { key: 'new', label: 'screen.goods-production/requirement.mode.new', badge: 'new' },
    { key: 'running', label: 'screen.goods-production/requirement.mode.running', badge: 'running' },
    { key: 'late', label: 'screen.goods-production/requirement.mode.late', badge: 'late' },
    { key: 'to_confirm', label: 'screen.goods-production/requirement.mode.to_confirm', badge: 'to_confirm' },
    { key: 'done', label: 'screen.goods-production/requirement.mode.done' },
    { key: 'all', label: 'screen.goods-production/requirement.mode.all' },
  ],
  sort: { field: 'due_on', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-production/requirement/create',
      permissions: ['goods_production_requirement'], tone: 'success',
    },
    {
      key: 'readiness', label: 'screen.goods-production/requirement.action.readiness',
      route: '/goods-production/requirement/readiness', statistic: 'missing',
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'needs', label: 'action.needs', route: '/goods-production/requirement/material',
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'report', label: 'screen.goods-production/requirement.action.report',
      route: '/goods-production/requirement/report', permissions: ['goods_production_requirement'],
    },
  ],
  row: [
    {
      key: 'accept', label: 'production_requirement.transition.accept', transition: 'accept',
      permissions: ['goods_production_requirement'], tone: 'success',
    },
    {
      key: 'materials', label: 'screen.goods-production/requirement.action.materials',
      route: '/goods-production/requirement/material', filter: { document_code: { from: 'code' } },
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'issue_materials', label: 'production_requirement.action.issue_materials', action: 'issue_materials',
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'join', label: 'production_requirement.transition.join', transition: 'join',
      permissions: ['goods_production_requirement', 'goods_production_record'],
    },
    {
      key: 'process', label: 'production_requirement.transition.process', transition: 'process',
      permissions: ['goods_production_requirement', 'goods_production_record'],
    },
    {
      key: 'complete', label: 'production_requirement.transition.complete', transition: 'complete',
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'confirm', label: 'production_requirement.transition.confirm', transition: 'confirm',
      permissions: ['goods_production_requirement'], tone: 'success',
    },
    {
      key: 'finish_short', label: 'production_requirement.transition.finish_short', transition: 'finish_short',
      permissions: ['goods_production_requirement'], tone: 'warning',
    },
    {
      key: 'reject', label: 'production_requirement.transition.reject', transition: 'reject',
      permissions: ['goods_production_requirement'], tone: 'danger',
    },
    {
      key: 'records', label: 'screen.goods-production/requirement.action.records', route: '/goods-production/record',
      filter: { requirement_id: { from: 'id', choice: true } }, permissions: ['goods_production_record'],
    },
  ],
  actions: [issueMaterialsAction],
  workflows: [productionRequirementWorkflow],
  open: '/goods-production/requirement',
  create: { route: '/goods-production/requirement/create', permissions: ['goods_production_requirement'] },
  mobile: { title: 'code', lines: ['style_code', 'status', 'days_left', 'quantity'] },
  rowTone: [
    {
      when: (c: Logic<ProductionRequirement>) =>
        ['new', 'accepted', 'joined', 'processing'].includes(c.record.status) && (c.record.due_on != null && c.record.due_on < c.today),
      tone: 'danger',
    },
    {
      when: (c: Logic<ProductionRequirement>) =>
        ['new', 'accepted', 'joined', 'processing'].includes(c.record.status) && (c.record.due_on != null && c.record.due_on < new Date(Date.parse(c.today) + 3 * 86400000).toISOString().slice(0, 10)),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.goods-production/requirement.empty',
  live: true,
  expand: { rows: 'lines', label: 'production_requirement.lines' },
});

export default function RequirementsList() {
  return <ListScreen list={list} />;
}
