// Generated from schemas/shop/bill-totals.list.json. Edit that file and run `npm run generate`.
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { billTotalFields } from './bill-total.entity.gen.ts';
import { voidBillAction } from './void-bill.action.gen.ts';

export const list = createList({
  screen: 'shop/bill-totals',
  route: '/shop/bill-totals',
  resource: 'bill_total',
  title: 'screen.shop/bill-totals.title',
  permissions: ['shop_seller'],
  urls: { list: '/bill-total-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(billTotalFields.bill_id, { label: 'bill_total.bill_id', cell: 'reference' }),
    column(billTotalFields.pieces, { label: 'bill_total.pieces', cell: 'number' }),
  ],
  sort: { field: 'bill_id', order: 'ASC' },
  row: [
    {
      key: 'cancel', label: 'bill.action.void_bill', action: 'void_bill', permissions: ['shop_seller'], tone: 'danger',
      of: { from: 'id', path: 'bill_id', resource: 'bill', actions: [voidBillAction] },
    },
  ],
  bulk: [
    {
      key: 'cancel', label: 'bill.action.void_bill', action: 'void_bill', permissions: ['shop_seller'], tone: 'danger',
      of: { from: 'id', path: 'bill_id', resource: 'bill', actions: [voidBillAction] },
    },
  ],
  mobile: { title: 'bill_id', lines: ['pieces'] },
});

export default function BillTotalsList() {
  return <ListScreen list={list} />;
}
