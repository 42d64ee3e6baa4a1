// Generated from schemas/shop/bills.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { billFields } from './bill.entity.gen.ts';

export const billsList = createList({
  screen: 'shop/bills',
  route: '/shop/bills',
  module: 'shop',
  entity: 'bill',
  permissions: ['bill_manager'],
  urls: { list: '/bill-list' },
  downloadName: 'download.xlsx',
  columns: [column(billFields.code, { label: 'bill.code' }), column(billFields.amount, { label: 'bill.amount' })],
  filters: [
    filter(billFields.billed_on, { label: 'bill.billed_on', kind: 'date_range', maxDays: 360 }),
    filter(billFields.state, { label: 'bill.state', kind: 'multi_select' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
