// Generated from schemas/administration/goods-cost-warehouse.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { stockWorthFields } from '#generated/stock/stock-worth.entity.gen.ts';

export const goodsCostWarehouseList = createList({
  screen: 'administration/goods-cost/warehouse',
  route: '/administration/goods-cost/warehouse',
  module: 'administration',
  entity: 'stock_worth',
  permissions: ['administration_goods_cost'],
  urls: { list: '/warehouse-value-list', count: '/warehouse-value-count', download: '/warehouse-value-download' },
  downloadName: 'stock-value-by-warehouse.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always', sort: true,
    }),
    column(stockWorthFields.warehouse_id, { label: 'stock_worth.warehouse_id' }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(stockWorthFields.on_hand, { label: 'stock_worth.on_hand', sort: true, sum: true }),
    column(stockWorthFields.average_cost, { label: 'stock_worth.average_cost', sort: true }),
    column(stockWorthFields.value, { label: 'stock_worth.value', sort: true, sum: true }),
    column(stockWorthFields.last_sold_at, { label: 'stock_worth.last_sold_at', sort: true }),
    column(stockWorthFields.last_cost, { label: 'stock_worth.last_cost', sort: true }),
    column(stockWorthFields.last_on, { label: 'stock_worth.last_on', sort: true }),
    column(stockWorthFields.company_cost, { label: 'stock_worth.company_cost' }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price',
    }),
    column(goodsFields.margin, {
      key: 'goods_id.margin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.margin',
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', show: 'optional',
    }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', show: 'optional',
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', show: 'optional',
    }),
    column(stockWorthFields.is_odd, { label: 'stock_worth.is_odd', show: 'optional' }),
    column(stockWorthFields.goods_id, { label: 'stock_worth.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      kind: 'text',
    }),
    filter(stockWorthFields.warehouse_id, { label: 'stock_worth.warehouse_id', kind: 'reference' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(stockWorthFields.on_hand, { label: 'stock_worth.on_hand', kind: 'number_range' }),
    filter(stockWorthFields.average_cost, { label: 'stock_worth.average_cost', kind: 'number_range' }),
    filter(stockWorthFields.value, { label: 'stock_worth.value', kind: 'number_range' }),
    filter(stockWorthFields.last_on, { label: 'stock_worth.last_on', kind: 'date_range', maxDays: 360 }),
    filter(stockWorthFields.last_sold_at, { label: 'stock_worth.last_sold_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'unsold', where: { is_unsold: true } },
    { key: 'odd', where: { on_hand: { from: 1 }, is_odd: true } },
    { key: 'no_cost', where: { on_hand: { from: 1 }, average_cost: [null] } },
  ],
  viewModes: [
    { key: 'in_stock', where: { on_hand: { from: 1 } } },
    { key: 'odd', where: { on_hand: { from: 1 }, is_odd: true }, badge: 'odd' },
    { key: 'no_cost', where: { on_hand: { from: 1 }, average_cost: [null] }, badge: 'no_cost' },
    { key: 'unsold', where: { is_unsold: true }, badge: 'unsold' },
    { key: 'all' },
  ],
  sort: { field: 'value', order: 'DESC' },
});
