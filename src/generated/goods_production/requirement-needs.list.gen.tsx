// Generated from schemas/goods_production/requirement-needs.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { requirementNeedFields } from './requirement-need.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/requirement/need',
  route: '/goods-production/requirement/need',
  resource: 'requirement_need',
  title: 'screen.goods-production/requirement/need.title',
  permissions: ['goods_production_requirement'],
  urls: { list: '/requirement-need-list', count: '/requirement-need-count', download: '/requirement-need-download' },
  downloadName: 'requirement-needs.xlsx',
  columns: [
    column(requirementNeedFields.document_code, {
      label: 'requirement_need.document_code', cell: 'code', show: 'always', sort: true, width: 176, pin: 'left',
    }),
    column(requirementNeedFields.material_id, {
      label: 'requirement_need.material_id', cell: 'reference', sort: true, width: 260,
    }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code' }),
    column(requirementNeedFields.size, { label: 'requirement_need.size', cell: 'text', sort: true }),
    column(requirementNeedFields.color, { label: 'requirement_need.color', cell: 'text' }),
    column(requirementNeedFields.pieces, {
      label: 'requirement_need.pieces', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(requirementNeedFields.per_piece, { label: 'requirement_need.per_piece', cell: 'number', sort: true }),
    column(requirementNeedFields.waste_percent, { label: 'requirement_need.waste_percent', cell: 'number' }),
    column(requirementNeedFields.quantity, { label: 'requirement_need.quantity', cell: 'number', sort: true }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
  ],
  filters: [
    filter(requirementNeedFields.document_code, { label: 'requirement_need.document_code', kind: 'text' }),
    filter(requirementNeedFields.material_id, { label: 'requirement_need.material_id', kind: 'reference' }),
    filter(requirementNeedFields.goods_id, { label: 'requirement_need.goods_id', kind: 'reference' }),
    filter(requirementNeedFields.size, { label: 'requirement_need.size', kind: 'text', place: 'panel' }),
  ],
  sort: { field: 'document_code', order: 'DESC' },
  toolbar: [
    {
      key: 'materials', label: 'screen.goods-production/requirement/need.action.materials',
      route: '/goods-production/requirement/material', permissions: ['goods_production_requirement'],
    },
    {
      key: 'requirements', label: 'screen.goods-production/requirement/need.action.requirements',
      route: '/goods-production/requirement', permissions: ['goods_production_requirement'],
    },
  ],
  mobile: { title: 'material_id', lines: ['document_code', 'size', 'quantity'] },
  emptyText: 'screen.goods-production/requirement/need.empty',
});

export default function RequirementNeedsList() {
  return <ListScreen list={list} />;
}
