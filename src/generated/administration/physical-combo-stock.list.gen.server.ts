// Generated from schemas/administration/physical-combo-stock.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { physicalComboStockFields } from '#generated/stock/physical-combo-stock.entity.gen.ts';

export const physicalComboStockList = createList({
  screen: 'administration/physical-combo/stock',
  route: '/administration/physical-combo/stock',
  module: 'administration',
  entity: 'physical_combo_stock',
  permissions: ['administration_physical_combo'],
  urls: {
    list: '/physical-combo-stock-list', count: '/physical-combo-stock-count',
    download: '/physical-combo-stock-download',
  },
  downloadName: 'physical-combo-stock.xlsx',
  where: { 'combo_id.is_physical': true },
  columns: [
    column(comboFields.code, {
      key: 'combo_id.code', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.code',
      show: 'always', sort: true,
    }),
    column(comboFields.name, {
      key: 'combo_id.name', steps: [{ field: 'combo_id', kind: 'reference', entity: 'combo' }], label: 'combo.name',
    }),
    column(physicalComboStockFields.warehouse_id, { label: 'physical_combo_stock.warehouse_id' }),
    column(physicalComboStockFields.on_hand, { label: 'physical_combo_stock.on_hand', sort: true, sum: true }),
    column(physicalComboStockFields.reserved, { label: 'physical_combo_stock.reserved', sort: true, sum: true }),
    column(physicalComboStockFields.available, { label: 'physical_combo_stock.available', sort: true, sum: true }),
    column(physicalComboStockFields.possible, { label: 'physical_combo_stock.possible', sort: true, sum: true }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'optional',
    }),
  ],
  filters: [
    filter(physicalComboStockFields.combo_id, { label: 'physical_combo_stock.combo_id', kind: 'reference' }),
    filter(physicalComboStockFields.warehouse_id, { label: 'physical_combo_stock.warehouse_id', kind: 'reference' }),
    filter(physicalComboStockFields.on_hand, { label: 'physical_combo_stock.on_hand', kind: 'number_range' }),
    filter(physicalComboStockFields.possible, { label: 'physical_combo_stock.possible', kind: 'number_range' }),
  ],
  sort: { field: 'on_hand', order: 'DESC' },
});
