// Generated from schemas/ads/spend.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { spendFields } from './spend.entity.gen.ts';

export const spendList = createList({
  screen: 'ads/spend',
  route: '/ads/spend',
  module: 'ads',
  entity: 'spend',
  permissions: ['ads_manager'],
  urls: { list: '/spend-list', count: '/spend-count' },
  downloadName: 'download.xlsx',
  columns: [
    column(spendFields.spent_on, { label: 'spend.spent_on' }),
    column(spendFields.amount, { label: 'spend.amount', sum: true }),
    column(spendFields.budget, { label: 'spend.budget', sum: true, sumIn: 'USD' }),
    column(spendFields.base, { label: 'spend.base', sum: true }),
  ],
  filters: [
    filter(spendFields.currency, { label: 'spend.currency', kind: 'multi_select' }),
    filter(spendFields.spent_on, { label: 'spend.spent_on', kind: 'date_range', maxDays: 360 }),
    filter(spendFields.clicks, { label: 'spend.clicks', kind: 'number_range' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
