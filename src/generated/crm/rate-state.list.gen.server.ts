// Generated from schemas/crm/rate-state.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { rateStateFields } from './rate-state.entity.gen.ts';

export const rateStateList = createList({
  screen: 'crm/exchange-rate/today',
  route: '/crm/exchange-rate/today',
  module: 'crm',
  entity: 'rate_state',
  permissions: ['crm_currency_exchange'],
  urls: { list: '/rate-state-list', count: '/rate-state-count', download: '/rate-state-download' },
  downloadName: 'rates-today.xlsx',
  columns: [
    column(rateStateFields.currency, { label: 'rate_state.currency', show: 'always' }),
    column(rateStateFields.today_rate, { label: 'rate_state.today_rate' }),
    column(rateStateFields.last_date, { label: 'rate_state.last_date', sort: true }),
    column(rateStateFields.waiting, { label: 'rate_state.waiting' }),
    column(rateStateFields.is_missing, { label: 'rate_state.is_missing' }),
  ],
  filters: [
    filter(rateStateFields.currency, { label: 'rate_state.currency', kind: 'multi_select' }),
    filter(rateStateFields.is_missing, { label: 'rate_state.is_missing', kind: 'boolean' }),
  ],
  counts: [{ key: 'missing', where: { is_missing: true } }],
  statistics: [
    { key: 'missing', label: 'screen.crm/exchange-rate/today.statistic.missing', count: 'missing', mode: 'missing' },
  ],
  viewModes: [{ key: 'all' }, { key: 'missing', where: { is_missing: true }, badge: 'missing' }],
  sort: { field: 'currency', order: 'ASC' },
});
