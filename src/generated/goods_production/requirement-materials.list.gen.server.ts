// Generated from schemas/goods_production/requirement-materials.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { requirementMaterialFields } from './requirement-material.entity.gen.ts';

export const requirementMaterialsList = createList({
  screen: 'goods-production/requirement/material',
  route: '/goods-production/requirement/material',
  module: 'goods_production',
  entity: 'requirement_material',
  permissions: ['goods_production_requirement'],
  urls: {
    list: '/requirement-material-list', count: '/requirement-material-count',
    download: '/requirement-material-download',
  },
  downloadName: 'requirement-materials.xlsx',
  columns: [
    column(requirementMaterialFields.document_code, {
      label: 'requirement_material.document_code', show: 'always', sort: true,
    }),
    column(requirementMaterialFields.material_id, { label: 'requirement_material.material_id' }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(requirementMaterialFields.needed, { label: 'requirement_material.needed', sort: true }),
    column(requirementMaterialFields.issued, { label: 'requirement_material.issued', sort: true }),
    column(requirementMaterialFields.returned, { label: 'requirement_material.returned', sort: true }),
    column(requirementMaterialFields.consumed, { label: 'requirement_material.consumed', sort: true }),
    column(requirementMaterialFields.kept, { label: 'requirement_material.kept', sort: true }),
    column(requirementMaterialFields.on_hand, { label: 'requirement_material.on_hand' }),
    column(requirementMaterialFields.expected, { label: 'requirement_material.expected' }),
    column(requirementMaterialFields.shortage, { label: 'requirement_material.shortage' }),
    column(requirementMaterialFields.buy_packs, { label: 'requirement_material.buy_packs' }),
    column(requirementMaterialFields.availability, { label: 'requirement_material.availability' }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id',
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.lead_time_days', show: 'optional',
    }),
  ],
  filters: [
    filter(requirementMaterialFields.document_code, { label: 'requirement_material.document_code', kind: 'text' }),
    filter(requirementMaterialFields.material_id, { label: 'requirement_material.material_id', kind: 'reference' }),
    filter(requirementMaterialFields.availability, { label: 'requirement_material.availability', kind: 'multi_select' }),
    filter(requirementMaterialFields.shortage, { label: 'requirement_material.shortage', kind: 'number_range' }),
  ],
  counts: [{ key: 'short', where: { closed: false, shortage: { from: 0.001 } } }],
  statistics: [
    {
      key: 'short', label: 'screen.goods-production/requirement/material.statistic.short', count: 'short',
      mode: 'short',
    },
  ],
  viewModes: [
    { key: 'open', where: { closed: false } },
    { key: 'short', where: { closed: false, shortage: { from: 0.001 } }, badge: 'short' },
    { key: 'all' },
  ],
  sort: { field: 'document_code', order: 'ASC' },
});
