// Generated from schemas/goods_production/norm-uses.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { normUseFields } from './norm-use.entity.gen.ts';

export const normUsesList = createList({
  screen: 'goods-production/quantitative/use',
  route: '/goods-production/quantitative/use',
  module: 'goods_production',
  entity: 'norm_use',
  permissions: ['goods_production_requirement'],
  urls: { list: '/norm-use-list', count: '/norm-use-count', download: '/norm-use-download' },
  downloadName: 'norms-against-use.xlsx',
  columns: [
    column(normUseFields.style_code, { label: 'norm_use.style_code', show: 'always', sort: true }),
    column(normUseFields.document_code, { label: 'norm_use.document_code', sort: true }),
    column(normUseFields.norm_id, { label: 'norm_use.norm_id' }),
    column(normUseFields.material_id, { label: 'norm_use.material_id' }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(normUseFields.pieces, { label: 'norm_use.pieces', sort: true }),
    column(normUseFields.needed, { label: 'norm_use.needed', sort: true }),
    column(normUseFields.consumed, { label: 'norm_use.consumed', sort: true }),
    column(normUseFields.difference, { label: 'norm_use.difference', sort: true }),
    column(normUseFields.difference_percent, { label: 'norm_use.difference_percent', sort: true }),
    column(normUseFields.per_piece, { label: 'norm_use.per_piece', sort: true }),
    column(normUseFields.due_on, { label: 'norm_use.due_on', sort: true }),
  ],
  filters: [
    filter(normUseFields.style_code, { label: 'norm_use.style_code', kind: 'text' }),
    filter(normUseFields.material_id, { label: 'norm_use.material_id', kind: 'reference' }),
    filter(normUseFields.norm_id, { label: 'norm_use.norm_id', kind: 'reference' }),
    filter(normUseFields.document_code, { label: 'norm_use.document_code', kind: 'text' }),
    filter(normUseFields.difference_percent, { label: 'norm_use.difference_percent', kind: 'number_range' }),
  ],
  counts: [{ key: 'over', where: { 'requirement_id.status': ['confirmed'], difference_percent: { from: 2 } } }],
  statistics: [
    { key: 'over', label: 'screen.goods-production/quantitative/use.statistic.over', count: 'over', mode: 'over' },
  ],
  viewModes: [
    { key: 'all', where: { 'requirement_id.status': ['confirmed'] } },
    { key: 'over', where: { 'requirement_id.status': ['confirmed'], difference_percent: { from: 2 } }, badge: 'over' },
    { key: 'under', where: { 'requirement_id.status': ['confirmed'], difference_percent: { to: -2 } } },
  ],
  sort: { field: 'due_on', order: 'DESC' },
});
