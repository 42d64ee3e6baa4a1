// Generated from schemas/ads/spend.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const spendList: ListModel = {
  screen: 'ads/spend',
  route: '/ads/spend',
  module: 'ads',
  entity: 'spend',
  permissions: ['ads_manager'],
  urls: { list: '/spend-list', count: '/spend-count' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'spent_on', steps: [], leaf: 'spent_on', type: 'date', label: 'spend.spent_on', cell: 'date',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'amount', steps: [], leaf: 'amount', type: 'money', label: 'spend.amount', cell: 'money', show: 'default',
      sort: false, sum: true, footer: true, export: true,
    },
    {
      key: 'budget', steps: [], leaf: 'budget', type: 'money', label: 'spend.budget', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true, sumIn: 'USD',
    },
    {
      key: 'base', steps: [], leaf: 'base', type: 'money', label: 'spend.base', cell: 'money', show: 'default',
      sort: false, sum: true, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'currency', steps: [], leaf: 'currency', type: 'enum', label: 'spend.currency', kind: 'multi_select' },
    {
      key: 'spent_on', steps: [], leaf: 'spent_on', type: 'date', label: 'spend.spent_on', kind: 'date_range',
      maxDays: 360,
    },
    { key: 'clicks', steps: [], leaf: 'clicks', type: 'integer', label: 'spend.clicks', kind: 'number_range' },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
