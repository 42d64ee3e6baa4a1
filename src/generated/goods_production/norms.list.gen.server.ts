// Generated from schemas/goods_production/norms.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productionNormLineFields } from './production-norm-line.entity.gen.ts';
import { productionNormFields } from './production-norm.entity.gen.ts';

export const normsList = createList({
  screen: 'goods-production/quantitative',
  route: '/goods-production/quantitative',
  module: 'goods_production',
  entity: 'production_norm',
  permissions: ['goods_production_quantitative'],
  urls: { list: '/production-norm-list', count: '/production-norm-count', download: '/production-norm-download' },
  downloadName: 'production-norms.xlsx',
  columns: [
    column(productionNormFields.images, { label: 'production_norm.images', show: 'optional' }),
    column(productionNormFields.code, { label: 'production_norm.code', show: 'always', sort: true }),
    column(productionNormFields.style_code, { label: 'production_norm.style_code', sort: true }),
    column(productionNormFields.name, { label: 'production_norm.name' }),
    column(productionNormFields.revision, { label: 'production_norm.revision', sort: true }),
    column(productionNormFields.status, { label: 'production_norm.status', sort: true }),
    column(productionNormFields.effective_from, { label: 'production_norm.effective_from', sort: true }),
    column(productionNormFields.open_requirements, { label: 'production_norm.open_requirements' }),
    column(productionNormFields.line_count, { label: 'production_norm.line_count' }),
    column(productionNormFields.piece_wage, { label: 'production_norm.piece_wage', sort: true }),
    column(productionNormFields.material_cost, { label: 'production_norm.material_cost', sort: true }),
    column(productionNormFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(productionNormFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(productionNormFields.note, { label: 'production_norm.note', show: 'optional' }),
    column(productionNormLineFields.material_id, {
      key: 'lines.material_id', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.material_id',
    }),
    column(productionNormLineFields.size, {
      key: 'lines.size', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.size',
    }),
    column(productionNormLineFields.color, {
      key: 'lines.color', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.color',
    }),
    column(productionNormLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.quantity',
    }),
    column(productionNormLineFields.unit, {
      key: 'lines.unit', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.unit',
    }),
    column(productionNormLineFields.waste_percent, {
      key: 'lines.waste_percent', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.waste_percent',
    }),
    column(productionNormLineFields.stage, {
      key: 'lines.stage', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.stage',
    }),
  ],
  filters: [
    filter(productionNormFields.code, { label: 'production_norm.code', kind: 'code_list' }),
    filter(productionNormFields.style_code, { label: 'production_norm.style_code', kind: 'text' }),
    filter(productionNormFields.status, { label: 'production_norm.status', kind: 'multi_select' }),
    filter(productionNormFields.effective_from, {
      label: 'production_norm.effective_from', kind: 'date_range', maxDays: 360,
    }),
    filter(productionNormLineFields.material_id, {
      key: 'lines.material_id', steps: [{ field: 'lines', kind: 'rows', entity: 'production_norm_line' }],
      label: 'production_norm_line.material_id', kind: 'reference',
    }),
  ],
  counts: [{ key: 'draft', where: { status: ['draft'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'active', where: { status: ['active'] } },
    { key: 'draft', where: { status: ['draft'] }, badge: 'draft' },
  ],
  sort: { field: 'style_code', order: 'ASC' },
});
