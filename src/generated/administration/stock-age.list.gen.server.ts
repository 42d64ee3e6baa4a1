// Generated from schemas/administration/stock-age.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { stockAgeFields } from './stock-age.entity.gen.ts';

export const stockAgeList = createList({
  screen: 'administration/goods-cost/age',
  route: '/administration/goods-cost/age',
  module: 'administration',
  entity: 'stock_age',
  permissions: ['administration_goods_cost'],
  urls: { list: '/stock-age-list', count: '/stock-age-count', download: '/stock-age-download' },
  downloadName: 'stock-by-age.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always',
    }),
    column(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id' }),
    column(stockAgeFields.age, { label: 'stock_age.age', sort: true }),
    column(stockAgeFields.quantity, { label: 'stock_age.quantity', sort: true, sum: true }),
    column(stockAgeFields.cost_price, { label: 'stock_age.cost_price', sort: true }),
    column(stockAgeFields.value, { label: 'stock_age.value', sort: true, sum: true }),
  ],
  filters: [
    filter(stockAgeFields.goods_id, { label: 'stock_age.goods_id', kind: 'reference' }),
    filter(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id', kind: 'reference' }),
    filter(stockAgeFields.age, { label: 'stock_age.age', kind: 'multi_select' }),
    filter(stockAgeFields.value, { label: 'stock_age.value', kind: 'number_range' }),
  ],
  viewModes: [{ key: 'all' }, { key: 'old', where: { age: ['d180', 'older'] } }],
  sort: { field: 'value', order: 'DESC' },
});
