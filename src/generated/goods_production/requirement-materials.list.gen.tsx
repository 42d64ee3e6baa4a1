// Generated from schemas/goods_production/requirement-materials.list.json. Edit that file and run `npm run generate`.
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { requirementMaterialFields } from './requirement-material.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/requirement/material',
  route: '/goods-production/requirement/material',
  resource: 'requirement_material',
  title: 'screen.goods-production/requirement/material.title',
  permissions: ['goods_production_requirement'],
  urls: {
    list: '/requirement-material-list', count: '/requirement-material-count',
    download: '/requirement-material-download',
  },
  downloadName: 'requirement-materials.xlsx',
  columns: [
    column(requirementMaterialFields.document_code, {
      label: 'requirement_material.document_code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
    }),
    column(requirementMaterialFields.material_id, {
      label: 'requirement_material.material_id', cell: 'reference', width: 280,
    }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(requirementMaterialFields.needed, { label: 'requirement_material.needed', cell: 'number', sort: true }),
    column(requirementMaterialFields.issued, { label: 'requirement_material.issued', cell: 'number', sort: true }),
    column(requirementMaterialFields.returned, { label: 'requirement_material.returned', cell: 'number', sort: true }),
    column(requirementMaterialFields.consumed, { label: 'requirement_material.consumed', cell: 'number', sort: true }),
    column(requirementMaterialFields.kept, { label: 'requirement_material.kept', cell: 'number', sort: true }),
    column(requirementMaterialFields.on_hand, { label: 'requirement_material.on_hand', cell: 'number' }),
    column(requirementMaterialFields.expected, { label: 'requirement_material.expected', cell: 'number' }),
    column(requirementMaterialFields.shortage, { label: 'requirement_material.shortage', cell: 'number' }),
    column(requirementMaterialFields.buy_packs, { label: 'requirement_material.buy_packs', cell: 'number' }),
    column(requirementMaterialFields.availability, { label: 'requirement_material.availability', cell: 'enum' }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', cell: 'reference', width: 200,
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', label: 'material.lead_time_days', cell: 'number', show: 'optional',
    }),
  ],
  filters: [
    filter(requirementMaterialFields.document_code, { label: 'requirement_material.document_code', kind: 'text' }),
    filter(requirementMaterialFields.material_id, { label: 'requirement_material.material_id', kind: 'reference' }),
    filter(requirementMaterialFields.availability, { label: 'requirement_material.availability', kind: 'multi_select' }),
    filter(requirementMaterialFields.shortage, {
      label: 'requirement_material.shortage', kind: 'number_range', place: 'panel',
    }),
  ],
  counts: ['short'],
  viewModes: [
    { key: 'open', label: 'screen.goods-production/requirement/material.mode.open' },
    { key: 'short', label: 'screen.goods-production/requirement/material.mode.short', badge: 'short' },
    { key: 'all', label: 'screen.goods-production/requirement/material.mode.all' },
  ],
  sort: { field: 'document_code', order: 'ASC' },
  toolbar: [
    {
      key: 'requirements', label: 'action.requirements', route: '/goods-production/requirement',
      permissions: ['goods_production_requirement'],
    },
    {
      key: 'purchase', label: 'screen.goods-production/requirement/material.action.purchase',
      route: '/goods-production/requirement/purchase', permissions: ['goods_production_requirement'],
    },
    {
      key: 'needs', label: 'screen.goods-production/requirement/material.action.needs',
      route: '/goods-production/requirement/need', permissions: ['goods_production_requirement'],
    },
  ],
  mobile: { title: 'material_id', lines: ['document_code', 'needed', 'shortage', 'availability'] },
  emptyText: 'screen.goods-production/requirement/material.empty',
});

export default function RequirementMaterialsList() {
  return <ListScreen list={list} />;
}
