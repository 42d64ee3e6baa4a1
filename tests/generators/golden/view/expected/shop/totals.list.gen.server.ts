// Generated from schemas/shop/totals.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsTotalFields } from './goods-total.entity.gen.ts';

export const totalsList = createList({
  screen: 'shop/totals',
  route: '/shop/totals',
  module: 'shop',
  entity: 'goods_total',
  permissions: ['stock_manager'],
  urls: { list: '/total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(goodsTotalFields.goods_id, { label: 'goods_total.goods_id' }),
    column(goodsTotalFields.sku, { label: 'goods_total.sku', sort: true }),
    column(goodsTotalFields.on_hand, { label: 'goods_total.on_hand', sort: true, sum: true }),
    column(goodsTotalFields.places, { label: 'goods_total.places' }),
    column(goodsTotalFields.dearest, { label: 'goods_total.dearest' }),
  ],
  filters: [filter(goodsTotalFields.goods_id, { label: 'goods_total.goods_id', kind: 'reference' })],
  sort: { field: 'goods_id', order: 'ASC' },
});
