// Generated from schemas/administration/goods-cost-warehouse.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { type StockWorth, stockWorthFields } from '#generated/stock/stock-worth.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-cost/warehouse',
  route: '/administration/goods-cost/warehouse',
  resource: 'stock_worth',
  title: 'screen.administration/goods-cost/warehouse.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/warehouse-value-list', count: '/warehouse-value-count', download: '/warehouse-value-download' },
  downloadName: 'stock-value-by-warehouse.xlsx',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 280,
    }),
    column(stockWorthFields.warehouse_id, { label: 'stock_worth.warehouse_id', cell: 'reference', width: 180 }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(stockWorthFields.on_hand, {
      label: 'stock_worth.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockWorthFields.average_cost, { label: 'stock_worth.average_cost', cell: 'money', sort: true }),
    column(stockWorthFields.value, { label: 'stock_worth.value', cell: 'money', sort: true, sum: true, footer: true }),
    column(stockWorthFields.last_sold_at, { label: 'stock_worth.last_sold_at', cell: 'date_time', sort: true }),
    column(stockWorthFields.last_cost, { label: 'stock_worth.last_cost', cell: 'money', sort: true }),
    column(stockWorthFields.last_on, { label: 'stock_worth.last_on', cell: 'date', sort: true }),
    column(stockWorthFields.company_cost, { label: 'stock_worth.company_cost', cell: 'money' }),
    column(goodsFields.retail_price, { key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money' }),
    column(goodsFields.margin, { key: 'goods_id.margin', label: 'goods.margin', cell: 'number' }),
    column(goodsFields.barcode, { key: 'goods_id.barcode', label: 'goods.barcode', cell: 'code', show: 'optional' }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference', show: 'optional',
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', cell: 'reference', show: 'optional',
    }),
    column(stockWorthFields.is_odd, { label: 'stock_worth.is_odd', cell: 'boolean', show: 'optional' }),
    column(stockWorthFields.goods_id, { label: 'stock_worth.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', kind: 'text' }),
    filter(stockWorthFields.warehouse_id, { label: 'stock_worth.warehouse_id', kind: 'reference' }),
    filter(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference' }),
    filter(stockWorthFields.on_hand, { label: 'stock_worth.on_hand', kind: 'number_range' }),
    filter(stockWorthFields.average_cost, { label: 'stock_worth.average_cost', kind: 'number_range', place: 'panel' }),
    filter(stockWorthFields.value, { label: 'stock_worth.value', kind: 'number_range', place: 'panel' }),
    filter(stockWorthFields.last_on, {
      label: 'stock_worth.last_on', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(stockWorthFields.last_sold_at, {
      label: 'stock_worth.last_sold_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['unsold', 'odd', 'no_cost'],
  viewModes: [
    { key: 'in_stock', label: 'screen.administration/goods-cost/warehouse.mode.in_stock' },
    { key: 'odd', label: 'screen.administration/goods-cost/warehouse.mode.odd', badge: 'odd' },
    { key: 'no_cost', label: 'screen.administration/goods-cost/warehouse.mode.no_cost', badge: 'no_cost' },
    { key: 'unsold', label: 'screen.administration/goods-cost/warehouse.mode.unsold', badge: 'unsold' },
    { key: 'all', label: 'screen.administration/goods-cost/warehouse.mode.all' },
  ],
  sort: { field: 'value', order: 'DESC' },
  toolbar: [
    {
      key: 'goods', label: 'screen.administration/goods-cost/warehouse.action.goods',
      route: '/administration/goods-cost', permissions: ['administration_goods_cost'],
    },
    {
      key: 'entries', label: 'screen.administration/goods-cost/warehouse.action.entries',
      route: '/administration/goods-cost/entry', permissions: ['administration_goods_cost'],
    },
    {
      key: 'import', label: 'screen.administration/goods-cost/warehouse.action.import',
      route: '/administration/goods-cost/import', permissions: ['administration_goods_cost'],
    },
  ],
  row: [
    {
      key: 'adjust', label: 'screen.administration/goods-cost/warehouse.action.adjust',
      route: '/administration/goods-cost/adjust', prefill: { goods_id: 'goods_id', warehouse_id: 'warehouse_id' },
      permissions: ['administration_goods_cost'], tone: 'warning',
    },
    {
      key: 'entries', label: 'screen.administration/goods-cost/warehouse.action.entries',
      route: '/administration/goods-cost/entry', filter: { goods_id: { from: 'goods_id', choice: true } },
      permissions: ['administration_goods_cost'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['warehouse_id', 'on_hand', 'average_cost', 'value'] },
  rowTone: [
    { when: (c: Logic<StockWorth>) => c.record.average_cost == null, tone: 'danger' },
    { when: (c: Logic<StockWorth>) => c.record.is_odd === true, tone: 'warning' },
  ],
  tiles: [{ key: 'value', label: 'screen.administration/goods-cost/warehouse.tile.value', sum: 'value' }],
  emptyText: 'screen.administration/goods-cost/warehouse.empty',
  live: true,
});

export default function GoodsCostWarehouseList() {
  return <ListScreen list={list} />;
}
