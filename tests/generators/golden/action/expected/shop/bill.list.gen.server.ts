// Generated from schemas/shop/bill.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#contract/parts.ts';
import { billFields } from './bill.entity.gen.ts';

export const billList = createList({
  screen: 'shop/bills',
  route: '/shop/bills',
  module: 'shop',
  entity: 'bill',
  permissions: ['shop_seller'],
  urls: { list: '/bill-list' },
  downloadName: 'download.xlsx',
  columns: [column(billFields.code, { label: 'bill.code' })],
  sort: { field: 'created_at', order: 'DESC' },
});
