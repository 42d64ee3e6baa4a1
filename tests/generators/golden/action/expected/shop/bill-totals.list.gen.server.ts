// Generated from schemas/shop/bill-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { billTotalFields } from './bill-total.entity.gen.ts';

export const billTotalsList = createList({
  screen: 'shop/bill-totals',
  route: '/shop/bill-totals',
  module: 'shop',
  entity: 'bill_total',
  permissions: ['shop_seller'],
  urls: { list: '/bill-total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(billTotalFields.bill_id, { label: 'bill_total.bill_id' }),
    column(billTotalFields.pieces, { label: 'bill_total.pieces' }),
  ],
  sort: { field: 'bill_id', order: 'ASC' },
});
