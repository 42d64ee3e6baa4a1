// Generated from schemas/administration/physical-combo.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { physicalComboFields } from '#generated/stock/physical-combo.entity.gen.ts';

export const physicalComboList = createList({
  screen: 'administration/physical-combo',
  route: '/administration/physical-combo',
  module: 'administration',
  entity: 'physical_combo',
  permissions: ['administration_physical_combo'],
  urls: { list: '/physical-combo-list', count: '/physical-combo-count', download: '/physical-combo-download' },
  downloadName: 'physical-combos.xlsx',
  where: { 'combo_id.is_physical': true },
  columns: [
    column(comboFields.image, {
      key: 'combo_id.image', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.image',
    }),
    column(comboFields.code, {
      key: 'combo_id.code', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.code',
      show: 'always', sort: true,
    }),
    column(comboFields.barcode, {
      key: 'combo_id.barcode', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.barcode',
    }),
    column(comboFields.name, {
      key: 'combo_id.name', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.name',
      show: 'always', sort: true,
    }),
    column(comboFields.item_count, {
      key: 'combo_id.item_count', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.item_count', sort: true,
    }),
    column(physicalComboFields.on_hand, { label: 'physical_combo.on_hand', sort: true, sum: true }),
    column(physicalComboFields.available, { label: 'physical_combo.available', sort: true, sum: true }),
    column(physicalComboFields.possible, { label: 'physical_combo.possible', sort: true, sum: true }),
    column(comboFields.items_price, {
      key: 'combo_id.items_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.items_price', sort: true,
    }),
    column(comboFields.retail_price, {
      key: 'combo_id.retail_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.retail_price', sort: true,
    }),
    column(comboFields.saving, {
      key: 'combo_id.saving', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.saving',
      sort: true,
    }),
    column(goodsFields.cost_price, {
      key: 'goods_id.cost_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.cost_price',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'optional',
    }),
    column(physicalComboFields.reserved, { label: 'physical_combo.reserved', show: 'optional', sort: true, sum: true }),
    column(comboFields.active, {
      key: 'combo_id.active', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.active',
      show: 'optional',
    }),
    column(comboFields.created_at, {
      key: 'combo_id.created_at', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
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
      kind: 'code_list',
    }),
    filter(comboFields.barcode, {
      key: 'combo_id.barcode', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.barcode', kind: 'text',
    }),
    filter(comboFields.name, {
      key: 'combo_id.name', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.name',
      kind: 'text',
    }),
    filter(physicalComboFields.on_hand, { label: 'physical_combo.on_hand', kind: 'number_range' }),
    filter(physicalComboFields.possible, { label: 'physical_combo.possible', kind: 'number_range' }),
    filter(comboFields.retail_price, {
      key: 'combo_id.retail_price', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'combo.retail_price', kind: 'number_range',
    }),
    filter(comboFields.created_at, {
      key: 'combo_id.created_at', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }],
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
    }),
  ],
  counts: [
    { key: 'to_pack', where: { available: { to: 0 }, possible: { from: 1 }, 'combo_id.active': true } },
    { key: 'out', where: { available: { to: 0 }, possible: { to: 0 }, 'combo_id.active': true } },
  ],
  viewModes: [
    { key: 'all', where: { 'combo_id.active': true } },
    {
      key: 'to_pack', where: { available: { to: 0 }, possible: { from: 1 }, 'combo_id.active': true }, badge: 'to_pack',
    },
    { key: 'out', where: { available: { to: 0 }, possible: { to: 0 }, 'combo_id.active': true }, badge: 'out' },
    { key: 'archived', where: { 'combo_id.active': false } },
  ],
  sort: { field: 'combo_id.code', order: 'ASC' },
});
