// Generated from schemas/shop/bill.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type Bill, billFields } from './bill.entity.gen.ts';
import { reprintAction } from './reprint.action.gen.ts';
import { voidBillAction } from './void-bill.action.gen.ts';

export const list = createList({
  screen: 'shop/bills',
  route: '/shop/bills',
  resource: 'bill',
  title: 'screen.shop/bills.title',
  permissions: ['shop_seller'],
  urls: { list: '/bill-list' },
  downloadName: 'download.xlsx',
  columns: [column(billFields.code, { label: 'bill.code', cell: 'code' })],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    {
      key: 'cancel', label: 'bill.action.void_bill', action: 'void_bill', permissions: ['shop_seller'], tone: 'danger',
      visible: (c: Logic<Bill>) => c.record.code !== 'B2',
    },
    { key: 'reprint', label: 'bill.action.reprint', action: 'reprint', permissions: ['shop_seller'], confirm: true },
  ],
  bulk: [
    {
      key: 'void_bill', label: 'bill.action.void_bill', action: 'void_bill', permissions: ['shop_seller'],
      tone: 'danger',
    },
  ],
  actions: [reprintAction, voidBillAction],
  open: '/shop/bills',
  mobile: { title: 'code', lines: [] },
});

export default function BillList() {
  return <ListScreen list={list} />;
}
