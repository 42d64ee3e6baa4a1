// Generated from schemas/material/materials.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialStockFields } from './material-stock.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const materialsList = createList({
  screen: 'material/list',
  route: '/material/list',
  module: 'material',
  entity: 'material_stock',
  permissions: ['material_manager'],
  urls: { list: '/material-list', count: '/material-count', download: '/material-download' },
  downloadName: 'materials.xlsx',
  where: { 'material_id.kind': ['fabric', 'lining', 'thread', 'accessory', 'label'] },
  columns: [
    column(materialFields.image, {
      key: 'material_id.image', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.image',
    }),
    column(materialFields.code, {
      key: 'material_id.code', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.code', show: 'always', sort: true,
    }),
    column(materialFields.name, {
      key: 'material_id.name', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.name', sort: true,
    }),
    column(materialFields.kind, {
      key: 'material_id.kind', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.kind',
    }),
    column(materialFields.color, {
      key: 'material_id.color', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.color',
    }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialStockFields.on_hand, { label: 'material_stock.on_hand', sort: true }),
    column(materialStockFields.reserved, { label: 'material_stock.reserved', sort: true }),
    column(materialStockFields.free, { label: 'material_stock.free', sort: true }),
    column(materialStockFields.expected, { label: 'material_stock.expected', sort: true }),
    column(materialStockFields.min_stock, { label: 'material_stock.min_stock', sort: true }),
    column(materialStockFields.state, { label: 'material_stock.state' }),
    column(materialStockFields.used_30d, { label: 'material_stock.used_30d', show: 'optional', sort: true }),
    column(materialStockFields.days_of_cover, { label: 'material_stock.days_of_cover', sort: true }),
    column(materialStockFields.old, { label: 'material_stock.old', show: 'optional', sort: true }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id',
    }),
    column(materialFields.last_price, {
      key: 'material_id.last_price', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.last_price',
    }),
    column(materialStockFields.value, { label: 'material_stock.value', sort: true, sum: true }),
    column(materialFields.pack_size, {
      key: 'material_id.pack_size', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.pack_size', show: 'optional',
    }),
    column(materialFields.width_cm, {
      key: 'material_id.width_cm', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.width_cm', show: 'optional',
    }),
    column(materialFields.weight_gsm, {
      key: 'material_id.weight_gsm', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.weight_gsm', show: 'optional',
    }),
    column(materialFields.composition, {
      key: 'material_id.composition', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.composition', show: 'optional',
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.lead_time_days', show: 'optional',
    }),
    column(materialFields.created_at, {
      key: 'material_id.created_at', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
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
    filter(materialFields.kind, {
      key: 'material_id.kind', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.kind', kind: 'multi_select',
    }),
    filter(materialFields.color, {
      key: 'material_id.color', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.color', kind: 'text',
    }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.supplier_id', kind: 'reference',
    }),
    filter(materialStockFields.state, { label: 'material_stock.state', kind: 'multi_select' }),
    filter(materialStockFields.on_hand, { label: 'material_stock.on_hand', kind: 'number_range' }),
    filter(materialStockFields.free, { label: 'material_stock.free', kind: 'number_range' }),
    filter(materialStockFields.old, { label: 'material_stock.old', kind: 'number_range' }),
  ],
  counts: [
    { key: 'low', where: { state: ['low', 'out'], 'material_id.active': true } },
    { key: 'short', where: { free: { to: -0.001 }, 'material_id.active': true } },
    { key: 'old', where: { old: { from: 0.001 } } },
  ],
  statistics: [{ key: 'low', label: 'screen.material/list.statistic.low', count: 'low', mode: 'low' }],
  viewModes: [
    { key: 'all', where: { 'material_id.active': true } },
    { key: 'low', where: { state: ['low', 'out'], 'material_id.active': true }, badge: 'low' },
    { key: 'short', where: { free: { to: -0.001 }, 'material_id.active': true }, badge: 'short' },
    { key: 'old', where: { old: { from: 0.001 } }, badge: 'old' },
    { key: 'archived', where: { 'material_id.active': false } },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
});
