// Generated from schemas/goods_production/material-needs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { materialNeedFields } from './material-need.entity.gen.ts';

export const materialNeedsList = createList({
  screen: 'goods-production/requirement/purchase',
  route: '/goods-production/requirement/purchase',
  module: 'goods_production',
  entity: 'material_need',
  permissions: ['goods_production_requirement'],
  urls: { list: '/material-need-list', count: '/material-need-count', download: '/material-need-download' },
  downloadName: 'purchase-list.xlsx',
  columns: [
    column(materialNeedFields.material_id, { label: 'material_need.material_id', show: 'always' }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialNeedFields.requirements, { label: 'material_need.requirements', sort: true }),
    column(materialNeedFields.kept, { label: 'material_need.kept', sort: true }),
    column(materialNeedFields.on_hand, { label: 'material_need.on_hand' }),
    column(materialNeedFields.free, { label: 'material_need.free' }),
    column(materialNeedFields.expected, { label: 'material_need.expected' }),
    column(materialNeedFields.to_buy, { label: 'material_need.to_buy', sort: true }),
    column(materialNeedFields.pack_size, { label: 'material_need.pack_size' }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id',
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.lead_time_days',
    }),
    column(materialFields.last_price, {
      key: 'material_id.last_price', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.last_price', show: 'optional',
    }),
  ],
  filters: [
    filter(materialNeedFields.material_id, { label: 'material_need.material_id', kind: 'reference' }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id', kind: 'reference',
    }),
    filter(materialNeedFields.to_buy, { label: 'material_need.to_buy', kind: 'number_range' }),
  ],
  counts: [{ key: 'to_buy', where: { to_buy: { from: 0.001 } } }],
  viewModes: [
    { key: 'to_buy', where: { to_buy: { from: 0.001 } }, badge: 'to_buy' },
    { key: 'on_the_way', where: { expected: { from: 0.001 } } },
    { key: 'all' },
  ],
  sort: { field: 'material_id', order: 'ASC' },
});
