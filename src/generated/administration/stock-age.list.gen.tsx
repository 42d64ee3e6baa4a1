// Generated from schemas/administration/stock-age.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockAgeFields } from './stock-age.entity.gen.ts';

export const list = createList({
  screen: 'administration/goods-cost/age',
  route: '/administration/goods-cost/age',
  resource: 'stock_age',
  title: 'screen.administration/goods-cost/age.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/stock-age-list', count: '/stock-age-count', download: '/stock-age-download' },
  downloadName: 'stock-by-age.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', width: 130, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', width: 300 }),
    column(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id', cell: 'reference', width: 200 }),
    column(stockAgeFields.age, { label: 'stock_age.age', cell: 'enum', sort: true }),
    column(stockAgeFields.quantity, {
      label: 'stock_age.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockAgeFields.cost_price, { label: 'stock_age.cost_price', cell: 'money', sort: true }),
    column(stockAgeFields.value, { label: 'stock_age.value', cell: 'money', sort: true, sum: true, footer: true }),
  ],
  filters: [
    filter(stockAgeFields.goods_id, { label: 'stock_age.goods_id', kind: 'reference' }),
    filter(stockAgeFields.warehouse_id, { label: 'stock_age.warehouse_id', kind: 'reference' }),
    filter(stockAgeFields.age, { label: 'stock_age.age', kind: 'multi_select' }),
    filter(stockAgeFields.value, { label: 'stock_age.value', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.administration/goods-cost/age.mode.all' },
    { key: 'old', label: 'screen.administration/goods-cost/age.mode.old' },
  ],
  sort: { field: 'value', order: 'DESC' },
  toolbar: [
    {
      key: 'report', label: 'screen.administration/goods-cost/age.action.report',
      route: '/administration/goods-cost/age-report', permissions: ['administration_goods_cost'],
    },
    {
      key: 'goods', label: 'screen.administration/goods-cost/age.action.goods', route: '/administration/goods-cost',
      permissions: ['administration_goods_cost'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['age', 'quantity', 'value', 'warehouse_id'] },
  emptyText: 'screen.administration/goods-cost/age.empty',
});

export default function StockAgeList() {
  return <ListScreen list={list} />;
}
