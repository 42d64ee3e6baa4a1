// Generated from schemas/shop/bills.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { billFields } from './bill.entity.gen.ts';

export const list = createList({
  screen: 'shop/bills',
  route: '/shop/bills',
  resource: 'bill',
  title: 'screen.shop/bills.title',
  permissions: ['bill_manager'],
  urls: { list: '/bill-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(billFields.code, { label: 'bill.code', cell: 'code' }),
    column(billFields.amount, { label: 'bill.amount', cell: 'money' }),
  ],
  filters: [
    filter(billFields.billed_on, { label: 'bill.billed_on', kind: 'date_range', maxDays: 360 }),
    filter(billFields.state, { label: 'bill.state', kind: 'multi_select' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'code', lines: ['amount'] },
});

export default function BillsList() {
  return <ListScreen list={list} />;
}
