// Generated from schemas/shop/bills.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const billsList: ListModel = {
  screen: 'shop/bills',
  route: '/shop/bills',
  module: 'shop',
  entity: 'bill',
  permissions: ['bill_manager'],
  urls: { list: '/bill-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'code', steps: [], leaf: 'code', type: 'code', label: 'bill.code', cell: 'code', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'amount', steps: [], leaf: 'amount', type: 'money', label: 'bill.amount', cell: 'money', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    {
      key: 'billed_on', steps: [], leaf: 'billed_on', type: 'date', label: 'bill.billed_on', kind: 'date_range',
      maxDays: 360,
    },
    { key: 'state', steps: [], leaf: 'state', type: 'enum', label: 'bill.state', kind: 'multi_select' },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
