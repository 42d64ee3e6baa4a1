// Generated from schemas/crm/rate-state.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type RateState, rateStateFields } from './rate-state.entity.gen.ts';

export const list = createList({
  screen: 'crm/exchange-rate/today',
  route: '/crm/exchange-rate/today',
  resource: 'rate_state',
  title: 'screen.crm/exchange-rate/today.title',
  permissions: ['crm_currency_exchange'],
  urls: { list: '/rate-state-list', count: '/rate-state-count', download: '/rate-state-download' },
  downloadName: 'rates-today.xlsx',
  columns: [
    column(rateStateFields.currency, { label: 'rate_state.currency', cell: 'enum', show: 'always', pin: 'left' }),
    column(rateStateFields.today_rate, { label: 'rate_state.today_rate', cell: 'number' }),
    column(rateStateFields.last_date, { label: 'rate_state.last_date', cell: 'date', sort: true }),
    column(rateStateFields.waiting, { label: 'rate_state.waiting', cell: 'number' }),
    column(rateStateFields.is_missing, { label: 'rate_state.is_missing', cell: 'boolean' }),
  ],
  filters: [
    filter(rateStateFields.currency, { label: 'rate_state.currency', kind: 'multi_select' }),
    filter(rateStateFields.is_missing, { label: 'rate_state.is_missing', kind: 'boolean' }),
  ],
  counts: ['missing'],
  viewModes: [
    { key: 'all', label: 'screen.crm/exchange-rate/today.mode.all' },
    { key: 'missing', label: 'screen.crm/exchange-rate/today.mode.missing', badge: 'missing' },
  ],
  sort: { field: 'currency', order: 'ASC' },
  toolbar: [
    {
      key: 'history', label: 'screen.crm/exchange-rate/today.action.history', route: '/crm/exchange-rate',
      permissions: ['crm_currency_exchange'],
    },
    {
      key: 'copy_last', label: 'screen.crm/exchange-rate/today.action.copy_last', form: 'copy-last-rates',
      permissions: ['crm_currency_exchange'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'enter', label: 'screen.crm/exchange-rate/today.action.enter', route: '/crm/exchange-rate/create',
      prefill: { currency: 'currency' }, permissions: ['crm_currency_exchange'],
    },
    {
      key: 'history', label: 'screen.crm/exchange-rate/today.action.history', route: '/crm/exchange-rate',
      filter: { currency: { from: 'currency', choice: true } }, permissions: ['crm_currency_exchange'],
    },
  ],
  mobile: { title: 'currency', lines: ['today_rate', 'last_date', 'waiting'] },
  rowTone: [{ when: (c: Logic<RateState>) => c.record.today_rate == null, tone: 'danger' }],
  emptyText: 'screen.crm/exchange-rate/today.empty',
  live: true,
});

export default function RateStateList() {
  return <ListScreen list={list} />;
}
