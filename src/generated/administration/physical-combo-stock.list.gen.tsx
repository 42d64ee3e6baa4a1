// Generated from schemas/administration/physical-combo-stock.list.json. Edit that file and run `npm run generate`.
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { physicalComboStockFields } from '#generated/stock/physical-combo-stock.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/physical-combo/stock',
  route: '/administration/physical-combo/stock',
  resource: 'physical_combo_stock',
  title: 'screen.administration/physical-combo/stock.title',
  permissions: ['administration_physical_combo'],
  urls: {
    list: '/physical-combo-stock-list', count: '/physical-combo-stock-count',
    download: '/physical-combo-stock-download',
  },
  downloadName: 'physical-combo-stock.xlsx',
  where: { 'combo_id.is_physical': true },
  columns: [
    column(comboFields.code, {
      key: 'combo_id.code', label: 'combo.code', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(comboFields.name, { key: 'combo_id.name', label: 'combo.name', cell: 'text', width: 280 }),
    column(physicalComboStockFields.warehouse_id, {
      label: 'physical_combo_stock.warehouse_id', cell: 'reference', width: 240,
    }),
    column(physicalComboStockFields.on_hand, {
      label: 'physical_combo_stock.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(physicalComboStockFields.reserved, {
      label: 'physical_combo_stock.reserved', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(physicalComboStockFields.available, {
      label: 'physical_combo_stock.available', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(physicalComboStockFields.possible, {
      label: 'physical_combo_stock.possible', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'optional' }),
  ],
  filters: [
    filter(physicalComboStockFields.combo_id, { label: 'physical_combo_stock.combo_id', kind: 'reference' }),
    filter(physicalComboStockFields.warehouse_id, { label: 'physical_combo_stock.warehouse_id', kind: 'reference' }),
    filter(physicalComboStockFields.on_hand, { label: 'physical_combo_stock.on_hand', kind: 'number_range' }),
    filter(physicalComboStockFields.possible, { label: 'physical_combo_stock.possible', kind: 'number_range' }),
  ],
  sort: { field: 'on_hand', order: 'DESC' },
  toolbar: [
    {
      key: 'combos', label: 'screen.administration/physical-combo/stock.action.combos',
      route: '/administration/physical-combo', permissions: ['administration_physical_combo'],
    },
  ],
  mobile: { title: 'combo_id.name', lines: ['warehouse_id', 'on_hand', 'available', 'possible'] },
  emptyText: 'screen.administration/physical-combo/stock.empty',
  live: true,
});

export default function PhysicalComboStockList() {
  return <ListScreen list={list} />;
}
