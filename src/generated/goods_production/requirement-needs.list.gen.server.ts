// Generated from schemas/goods_production/requirement-needs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { requirementNeedFields } from './requirement-need.entity.gen.ts';

export const requirementNeedsList = createList({
  screen: 'goods-production/requirement/need',
  route: '/goods-production/requirement/need',
  module: 'goods_production',
  entity: 'requirement_need',
  permissions: ['goods_production_requirement'],
  urls: { list: '/requirement-need-list', count: '/requirement-need-count', download: '/requirement-need-download' },
  downloadName: 'requirement-needs.xlsx',
  columns: [
    column(requirementNeedFields.document_code, { label: 'requirement_need.document_code', show: 'always', sort: true }),
    column(requirementNeedFields.material_id, { label: 'requirement_need.material_id', sort: true }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
    }),
    column(requirementNeedFields.size, { label: 'requirement_need.size', sort: true }),
    column(requirementNeedFields.color, { label: 'requirement_need.color' }),
    column(requirementNeedFields.pieces, { label: 'requirement_need.pieces', sort: true, sum: true }),
    column(requirementNeedFields.per_piece, { label: 'requirement_need.per_piece', sort: true }),
    column(requirementNeedFields.waste_percent, { label: 'requirement_need.waste_percent' }),
    column(requirementNeedFields.quantity, { label: 'requirement_need.quantity', sort: true }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
  ],
  filters: [
    filter(requirementNeedFields.document_code, { label: 'requirement_need.document_code', kind: 'text' }),
    filter(requirementNeedFields.material_id, { label: 'requirement_need.material_id', kind: 'reference' }),
    filter(requirementNeedFields.goods_id, { label: 'requirement_need.goods_id', kind: 'reference' }),
    filter(requirementNeedFields.size, { label: 'requirement_need.size', kind: 'text' }),
  ],
  sort: { field: 'document_code', order: 'DESC' },
});
