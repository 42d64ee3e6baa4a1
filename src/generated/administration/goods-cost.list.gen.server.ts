// Generated from schemas/administration/goods-cost.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsValueFields } from '#generated/stock/goods-value.entity.gen.ts';

export const goodsCostList = createList({
  screen: 'administration/goods-cost',
  route: '/administration/goods-cost',
  module: 'administration',
  entity: 'goods_value',
  permissions: ['administration_goods_cost'],
  urls: { list: '/goods-value-list', count: '/goods-value-count', download: '/goods-value-download' },
  downloadName: 'stock-value.xlsx',
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
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id',
    }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(goodsValueFields.on_hand, { label: 'goods_value.on_hand', sort: true, sum: true }),
    column(goodsValueFields.cost_price, { label: 'goods_value.cost_price', sort: true }),
    column(goodsValueFields.value, { label: 'goods_value.value', sort: true, sum: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', sort: true,
    }),
    column(goodsFields.margin, {
      key: 'goods_id.margin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.margin',
      sort: true,
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', show: 'optional',
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', show: 'optional',
    }),
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
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(goodsValueFields.on_hand, { label: 'goods_value.on_hand', kind: 'number_range' }),
    filter(goodsValueFields.cost_price, { label: 'goods_value.cost_price', kind: 'number_range' }),
    filter(goodsValueFields.value, { label: 'goods_value.value', kind: 'number_range' }),
    filter(goodsFields.margin, {
      key: 'goods_id.margin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.margin',
      kind: 'number_range',
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.supplier_id', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'no_cost', where: { on_hand: { from: 1 }, cost_price: [null] } },
    { key: 'below_cost', where: { 'goods_id.active': true, 'goods_id.margin': { to: 0 } } },
  ],
  viewModes: [
    { key: 'in_stock', where: { on_hand: { from: 1 } } },
    { key: 'no_cost', where: { on_hand: { from: 1 }, cost_price: [null] }, badge: 'no_cost' },
    { key: 'below_cost', where: { 'goods_id.active': true, 'goods_id.margin': { to: 0 } }, badge: 'below_cost' },
    { key: 'all', where: { 'goods_id.active': true } },
  ],
  sort: { field: 'value', order: 'DESC' },
});
