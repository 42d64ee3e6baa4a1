// Generated from schemas/ads/spend.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { spendFields } from './spend.entity.gen.ts';

export const list = createList({
  screen: 'ads/spend',
  route: '/ads/spend',
  resource: 'spend',
  title: 'screen.ads/spend.title',
  permissions: ['ads_manager'],
  urls: { list: '/spend-list', count: '/spend-count' },
  downloadName: 'download.xlsx',
  columns: [
    column(spendFields.spent_on, { label: 'spend.spent_on', cell: 'date' }),
    column(spendFields.amount, { label: 'spend.amount', cell: 'money', sum: true, footer: true }),
    column(spendFields.budget, { label: 'spend.budget', cell: 'money', sum: true }),
    column(spendFields.base, { label: 'spend.base', cell: 'money', sum: true }),
  ],
  filters: [
    filter(spendFields.currency, { label: 'spend.currency', kind: 'multi_select' }),
    filter(spendFields.spent_on, { label: 'spend.spent_on', kind: 'date_range', maxDays: 360 }),
    filter(spendFields.clicks, { label: 'spend.clicks', kind: 'number_range' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'spent_on', lines: ['amount', 'budget', 'base'] },
  tiles: [{ key: 'amount', label: 'screen.ads/spend.tile.amount', sum: 'amount' }],
});

export default function SpendList() {
  return <ListScreen list={list} />;
}
