// Generated from schemas/shop/sold.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { saleLineFields } from './sale-line.entity.gen.ts';

export const soldList = createList({
  screen: 'shop/sold',
  route: '/shop/sold',
  module: 'shop',
  entity: 'sale_line',
  permissions: ['sale_report'],
  urls: { list: '/sold-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(saleLineFields.goods_id, { label: 'sale_line.goods_id' }),
    column(saleLineFields.sold, { label: 'sale_line.sold', sort: true }),
    column(saleLineFields.large, { label: 'sale_line.large' }),
    column(saleLineFields.last_at, { label: 'sale_line.last_at' }),
  ],
  sort: { field: 'goods_id', order: 'ASC' },
});
