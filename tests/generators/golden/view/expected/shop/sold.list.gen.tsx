// Generated from schemas/shop/sold.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { saleLineFields } from './sale-line.entity.gen.ts';

export const list = createList({
  screen: 'shop/sold',
  route: '/shop/sold',
  resource: 'sale_line',
  title: 'screen.shop/sold.title',
  permissions: ['sale_report'],
  urls: { list: '/sold-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(saleLineFields.goods_id, { label: 'sale_line.goods_id', cell: 'reference' }),
    column(saleLineFields.sold, { label: 'sale_line.sold', cell: 'number', sort: true }),
    column(saleLineFields.large, { label: 'sale_line.large', cell: 'number' }),
    column(saleLineFields.last_at, { label: 'sale_line.last_at', cell: 'date_time' }),
  ],
  sort: { field: 'goods_id', order: 'ASC' },
  mobile: { title: 'goods_id', lines: ['sold', 'large', 'last_at'] },
});

export default function SoldList() {
  return <ListScreen list={list} />;
}
