// Generated from schemas/material/supply.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialStockFields } from './material-stock.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const supplyList = createList({
  screen: 'administration/supply',
  route: '/administration/supply',
  module: 'material',
  entity: 'material_stock',
  permissions: ['administration_supply'],
  urls: { list: '/supply-list', count: '/supply-count', download: '/supply-download' },
  downloadName: 'supply.xlsx',
  where: { 'material_id.kind': ['packaging'] },
  columns: [
    column(materialFields.code, {
      key: 'material_id.code', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.code', show: 'always', sort: true,
    }),
    column(materialFields.name, {
      key: 'material_id.name', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.name', sort: true,
    }),
    column(materialFields.packaging, {
      key: 'material_id.packaging', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.packaging',
    }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialFields.per_unit, {
      key: 'material_id.per_unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.per_unit',
    }),
    column(materialStockFields.on_hand, { label: 'material_stock.on_hand', sort: true }),
    column(materialStockFields.min_stock, { label: 'material_stock.min_stock', sort: true }),
    column(materialStockFields.state, { label: 'material_stock.state' }),
    column(materialStockFields.used_30d, { label: 'material_stock.used_30d', sort: true }),
    column(materialStockFields.days_of_cover, { label: 'material_stock.days_of_cover', sort: true }),
    column(materialStockFields.expected, { label: 'material_stock.expected', show: 'optional', sort: true }),
    column(materialFields.last_price, {
      key: 'material_id.last_price', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.last_price',
    }),
    column(materialStockFields.value, { label: 'material_stock.value', sort: true, sum: true }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id',
    }),
    column(materialFields.dimensions, {
      key: 'material_id.dimensions', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.dimensions', show: 'optional',
    }),
    column(materialFields.max_weight, {
      key: 'material_id.max_weight', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.max_weight', show: 'optional',
    }),
  ],
  filters: [
    filter(materialFields.code, {
      key: 'material_id.code', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.code', kind: 'text',
    }),
    filter(materialFields.name, {
      key: 'material_id.name', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.name', kind: 'text',
    }),
    filter(materialFields.packaging, {
      key: 'material_id.packaging', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.packaging', kind: 'multi_select',
    }),
    filter(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit', kind: 'multi_select',
    }),
    filter(materialStockFields.state, { label: 'material_stock.state', kind: 'multi_select' }),
    filter(materialStockFields.on_hand, { label: 'material_stock.on_hand', kind: 'number_range' }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id', kind: 'reference',
    }),
  ],
  counts: [{ key: 'low', where: { state: ['low', 'out'], 'material_id.active': true } }],
  viewModes: [
    { key: 'all', where: { 'material_id.active': true } },
    { key: 'low', where: { state: ['low', 'out'], 'material_id.active': true }, badge: 'low' },
    { key: 'archived', where: { 'material_id.active': false } },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
});
