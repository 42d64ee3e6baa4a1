// Generated from schemas/stock/combo.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { comboTotalFields } from './combo-total.entity.gen.ts';

export const comboList = createList({
  screen: 'goods/combo',
  route: '/goods/combo',
  module: 'stock',
  entity: 'combo_total',
  permissions: ['goods_manager'],
  urls: { list: '/combo-list', count: '/combo-count', download: '/combo-download' },
  downloadName: 'combos.xlsx',
  columns: [
    column(comboFields.image, {
      key: 'combo_id.image', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.image',
    }),
    column(comboFields.code, {
      key: 'combo_id.code', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.code',
      show: 'always', sort: true,
    }),
    column(comboFields.name, {
      key: 'combo_id.name', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.name',
      show: 'always', sort: true,
    }),
    column(comboFields.barcode, {
      key: 'combo_id.barcode', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.barcode', show: 'optional',
    }),
    column(comboFields.is_physical, {
      key: 'combo_id.is_physical', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.is_physical', show: 'optional',
    }),
    column(comboFields.item_count, {
      key: 'combo_id.item_count', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.item_count', sort: true,
    }),
    column(comboTotalFields.quantity, { label: 'combo_total.quantity', sort: true }),
    column(comboFields.retail_price, {
      key: 'combo_id.retail_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.retail_price', sort: true,
    }),
    column(comboFields.items_price, {
      key: 'combo_id.items_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.items_price', sort: true,
    }),
    column(comboFields.saving, {
      key: 'combo_id.saving', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.saving',
      sort: true,
    }),
    column(comboFields.from_date, {
      key: 'combo_id.from_date', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.from_date', sort: true,
    }),
    column(comboFields.to_date, {
      key: 'combo_id.to_date', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.to_date', sort: true,
    }),
    column(comboTotalFields.combo_id, { label: 'combo_total.combo_id', show: 'optional' }),
    column(comboItemFields.sku, {
      key: 'combo_id.items.sku',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_item.sku',
    }),
    column(comboItemFields.name, {
      key: 'combo_id.items.name',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_item.name',
    }),
    column(comboItemFields.quantity, {
      key: 'combo_id.items.quantity',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_item.quantity',
    }),
    column(comboItemFields.unit_price, {
      key: 'combo_id.items.unit_price',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_item.unit_price',
    }),
    column(comboItemFields.amount, {
      key: 'combo_id.items.amount',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_item.amount',
    }),
  ],
  filters: [
    filter(comboFields.code, {
      key: 'combo_id.code', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.code',
      kind: 'text',
    }),
    filter(comboFields.name, {
      key: 'combo_id.name', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.name',
      kind: 'text',
    }),
    filter(comboItemFields.goods_id, {
      key: 'combo_id.items.goods_id',
      steps: [
        { field: 'combo_id', kind: 'reference', entity: 'combo' },
        { field: 'items', kind: 'rows', entity: 'combo_item' },
      ],
      label: 'combo_total.part', kind: 'reference',
    }),
    filter(comboTotalFields.quantity, { label: 'combo_total.quantity', kind: 'number_range' }),
    filter(comboFields.retail_price, {
      key: 'combo_id.retail_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.retail_price', kind: 'number_range',
    }),
    filter(comboFields.to_date, {
      key: 'combo_id.to_date', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.to_date', kind: 'date_range', maxDays: 360,
    }),
  ],
  counts: [{ key: 'out', where: { quantity: { to: 0 }, 'combo_id.active': true } }],
  viewModes: [
    { key: 'all', where: { 'combo_id.active': true } },
    { key: 'out', where: { quantity: { to: 0 }, 'combo_id.active': true }, badge: 'out' },
    { key: 'archived', where: { 'combo_id.active': false } },
  ],
  sort: { field: 'combo_id.code', order: 'ASC' },
});
