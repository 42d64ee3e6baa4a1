// Generated from schemas/goods_production/norm-uses.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type NormUse, normUseFields } from './norm-use.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/quantitative/use',
  route: '/goods-production/quantitative/use',
  resource: 'norm_use',
  title: 'screen.goods-production/quantitative/use.title',
  permissions: ['goods_production_requirement'],
  urls: { list: '/norm-use-list', count: '/norm-use-count', download: '/norm-use-download' },
  downloadName: 'norms-against-use.xlsx',
  columns: [
    column(normUseFields.style_code, {
      label: 'norm_use.style_code', cell: 'text', show: 'always', sort: true, pin: 'left',
    }),
    column(normUseFields.document_code, { label: 'norm_use.document_code', cell: 'code', sort: true }),
    column(normUseFields.norm_id, { label: 'norm_use.norm_id', cell: 'reference' }),
    column(normUseFields.material_id, { label: 'norm_use.material_id', cell: 'reference', width: 260 }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(normUseFields.pieces, { label: 'norm_use.pieces', cell: 'number', sort: true }),
    column(normUseFields.needed, { label: 'norm_use.needed', cell: 'number', sort: true }),
    column(normUseFields.consumed, { label: 'norm_use.consumed', cell: 'number', sort: true }),
    column(normUseFields.difference, { label: 'norm_use.difference', cell: 'number', sort: true }),
    column(normUseFields.difference_percent, { label: 'norm_use.difference_percent', cell: 'number', sort: true }),
    column(normUseFields.per_piece, { label: 'norm_use.per_piece', cell: 'number', sort: true }),
    column(normUseFields.due_on, { label: 'norm_use.due_on', cell: 'date', sort: true }),
  ],
  filters: [
    filter(normUseFields.style_code, { label: 'norm_use.style_code', kind: 'text' }),
    filter(normUseFields.material_id, { label: 'norm_use.material_id', kind: 'reference' }),
    filter(normUseFields.norm_id, { label: 'norm_use.norm_id', kind: 'reference' }),
    filter(normUseFields.document_code, { label: 'norm_use.document_code', kind: 'text', place: 'panel' }),
    filter(normUseFields.difference_percent, {
      label: 'norm_use.difference_percent', kind: 'number_range', place: 'panel',
    }),
  ],
  counts: ['over'],
  viewModes: [
    { key: 'all', label: 'screen.goods-production/quantitative/use.mode.all' },
    { key: 'over', label: 'screen.goods-production/quantitative/use.mode.over', badge: 'over' },
    { key: 'under', label: 'screen.goods-production/quantitative/use.mode.under' },
  ],
  sort: { field: 'due_on', order: 'DESC' },
  toolbar: [
    {
      key: 'norms', label: 'screen.goods-production/quantitative/use.action.norms',
      route: '/goods-production/quantitative', permissions: ['goods_production_quantitative'],
    },
  ],
  mobile: { title: 'style_code', lines: ['material_id', 'needed', 'consumed', 'difference_percent'] },
  rowTone: [
    {
      when: (c: Logic<NormUse>) => c.record.difference_percent != null && c.record.difference_percent >= 2,
      tone: 'warning',
    },
  ],
  emptyText: 'screen.goods-production/quantitative/use.empty',
});

export default function NormUsesList() {
  return <ListScreen list={list} />;
}
