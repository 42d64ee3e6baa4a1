// Generated from schemas/goods_production/norms.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { newVersionAction } from './new-version.action.gen.ts';
import { productionNormLineFields } from './production-norm-line.entity.gen.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';
import { productionNormWorkflow } from './production-norm.workflow.gen.ts';

export const list = createList({
  screen: 'goods-production/quantitative',
  route: '/goods-production/quantitative',
  resource: 'production_norm',
  title: 'screen.goods-production/quantitative.title',
  permissions: ['goods_production_quantitative'],
  urls: { list: '/production-norm-list', count: '/production-norm-count', download: '/production-norm-download' },
  downloadName: 'production-norms.xlsx',
  columns: [
    column(productionNormFields.images, {
      label: 'production_norm.images', cell: 'gallery', show: 'optional', width: 64,
    }),
    column(productionNormFields.code, {
      label: 'production_norm.code', cell: 'code', show: 'always', sort: true, width: 130, pin: 'left',
      link: '/goods-production/quantitative',
    }),
    column(productionNormFields.style_code, { label: 'production_norm.style_code', cell: 'text', sort: true }),
    column(productionNormFields.name, { label: 'production_norm.name', cell: 'text', width: 220 }),
    column(productionNormFields.revision, { label: 'production_norm.revision', cell: 'number', sort: true }),
    column(productionNormFields.status, { label: 'production_norm.status', cell: 'enum', sort: true }),
    column(productionNormFields.effective_from, { label: 'production_norm.effective_from', cell: 'date', sort: true }),
    column(productionNormFields.open_requirements, { label: 'production_norm.open_requirements', cell: 'number' }),
    column(productionNormFields.line_count, { label: 'production_norm.line_count', cell: 'number' }),
    column(productionNormFields.piece_wage, { label: 'production_norm.piece_wage', cell: 'money', sort: true }),
    column(productionNormFields.material_cost, { label: 'production_norm.material_cost', cell: 'money', sort: true }),
    column(productionNormFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(productionNormFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(productionNormFields.note, { label: 'production_norm.note', cell: 'text', show: 'optional' }),
    column(productionNormLineFields.material_id, {
      key: 'lines.material_id', label: 'production_norm_line.material_id', cell: 'reference', width: 260,
    }),
    column(productionNormLineFields.size, { key: 'lines.size', label: 'production_norm_line.size', cell: 'text' }),
    column(productionNormLineFields.color, { key: 'lines.color', label: 'production_norm_line.color', cell: 'text' }),
    column(productionNormLineFields.quantity, {
      key: 'lines.quantity', label: 'production_norm_line.quantity', cell: 'number',
    }),
    column(productionNormLineFields.unit, { key: 'lines.unit', label: 'production_norm_line.unit', cell: 'enum' }),
    column(productionNormLineFields.waste_percent, {
      key: 'lines.waste_percent', label: 'production_norm_line.waste_percent', cell: 'number',
    }),
    column(productionNormLineFields.stage, { key: 'lines.stage', label: 'production_norm_line.stage', cell: 'enum' }),
  ],
  filters: [
    filter(productionNormFields.code, { label: 'production_norm.code', kind: 'code_list' }),
    filter(productionNormFields.style_code, { label: 'production_norm.style_code', kind: 'text' }),
    filter(productionNormFields.status, { label: 'production_norm.status', kind: 'multi_select' }),
    filter(productionNormFields.effective_from, {
      label: 'production_norm.effective_from', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(productionNormLineFields.material_id, {
      key: 'lines.material_id', label: 'production_norm_line.material_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['draft'],
  viewModes: [
    { key: 'all', label: 'screen.goods-production/quantitative.mode.all' },
    { key: 'active', label: 'screen.goods-production/quantitative.mode.active' },
    { key: 'draft', label: 'screen.goods-production/quantitative.mode.draft', badge: 'draft' },
  ],
  sort: { field: 'style_code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-production/quantitative/create',
      permissions: ['goods_production_quantitative'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/goods-production/quantitative/import',
      permissions: ['goods_production_quantitative'],
    },
    {
      key: 'use', label: 'screen.goods-production/quantitative.action.use', route: '/goods-production/quantitative/use',
      permissions: ['goods_production_requirement'],
    },
  ],
  row: [
    {
      key: 'activate', label: 'production_norm.transition.activate', transition: 'activate',
      permissions: ['goods_production_quantitative'], tone: 'success',
    },
    {
      key: 'new_version', label: 'production_norm.action.new_version', action: 'new_version',
      permissions: ['goods_production_quantitative'], confirm: true,
    },
    {
      key: 'retire', label: 'production_norm.transition.retire', transition: 'retire',
      permissions: ['goods_production_quantitative'], tone: 'warning',
    },
    {
      key: 'requirements', label: 'screen.goods-production/quantitative.action.requirements',
      route: '/goods-production/requirement', filter: { norm_id: { from: 'id', choice: true } },
      permissions: ['goods_production_requirement'],
    },
  ],
  actions: [newVersionAction],
  workflows: [productionNormWorkflow],
  open: '/goods-production/quantitative',
  create: { route: '/goods-production/quantitative/create', permissions: ['goods_production_quantitative'] },
  mobile: { title: 'style_code', lines: ['code', 'revision', 'status', 'effective_from'] },
  emptyText: 'screen.goods-production/quantitative.empty',
  live: true,
  expand: { rows: 'lines', label: 'production_norm.lines' },
});

export default function NormsList() {
  return <ListScreen list={list} />;
}
