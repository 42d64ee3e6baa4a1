// Generated from schemas/shop/totals.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsTotalFields } from './goods-total.entity.gen.ts';

export const list = createList({
  screen: 'shop/totals',
  route: '/shop/totals',
  resource: 'goods_total',
  title: 'screen.shop/totals.title',
  permissions: ['stock_manager'],
  urls: { list: '/total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(goodsTotalFields.goods_id, { label: 'goods_total.goods_id', cell: 'reference' }),
    column(goodsTotalFields.sku, { label: 'goods_total.sku', cell: 'code', sort: true }),
    column(goodsTotalFields.on_hand, { label: 'goods_total.on_hand', cell: 'number', sort: true, sum: true }),
    column(goodsTotalFields.places, { label: 'goods_total.places', cell: 'number' }),
    column(goodsTotalFields.dearest, { label: 'goods_total.dearest', cell: 'money' }),
  ],
  filters: [filter(goodsTotalFields.goods_id, { label: 'goods_total.goods_id', kind: 'reference' })],
  sort: { field: 'goods_id', order: 'ASC' },
  mobile: { title: 'goods_id', lines: ['sku', 'on_hand', 'places'] },
});

export default function TotalsList() {
  return <ListScreen list={list} />;
}
