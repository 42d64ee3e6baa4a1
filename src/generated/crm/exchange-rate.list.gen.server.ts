// Generated from schemas/crm/exchange-rate.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { exchangeRateFields } from './exchange-rate.entity.gen.ts';

export const exchangeRateList = createList({
  screen: 'crm/exchange-rate',
  route: '/crm/exchange-rate',
  module: 'crm',
  entity: 'exchange_rate',
  permissions: ['crm_currency_exchange'],
  urls: { list: '/exchange-rate-list', count: '/exchange-rate-count', download: '/exchange-rate-download' },
  downloadName: 'exchange-rate.xlsx',
  columns: [
    column(exchangeRateFields.currency, { label: 'exchange_rate.currency', show: 'always' }),
    column(exchangeRateFields.date, { label: 'exchange_rate.date', sort: true }),
    column(exchangeRateFields.rate, { label: 'exchange_rate.rate' }),
    column(exchangeRateFields.previous_rate, { label: 'exchange_rate.previous_rate' }),
    column(exchangeRateFields.change_percent, { label: 'exchange_rate.change_percent' }),
    column(exchangeRateFields.status, { label: 'exchange_rate.status' }),
    column(exchangeRateFields.source, { label: 'exchange_rate.source' }),
    column(exchangeRateFields.note, { label: 'exchange_rate.note', show: 'optional' }),
    column(exchangeRateFields.is_retired, { label: 'exchange_rate.is_retired', show: 'optional' }),
    column(exchangeRateFields.created_by, { label: 'kit.field.created_by' }),
    column(exchangeRateFields.approver_id, { label: 'exchange_rate.approver_id' }),
    column(exchangeRateFields.decided_at, { label: 'exchange_rate.decided_at', show: 'optional' }),
    column(exchangeRateFields.revision, { label: 'exchange_rate.revision', show: 'optional' }),
  ],
  filters: [
    filter(exchangeRateFields.currency, { label: 'exchange_rate.currency', kind: 'multi_select' }),
    filter(exchangeRateFields.date, { label: 'exchange_rate.date', kind: 'date_range', maxDays: 360 }),
    filter(exchangeRateFields.status, { label: 'exchange_rate.status', kind: 'multi_select' }),
    filter(exchangeRateFields.source, { label: 'exchange_rate.source', kind: 'multi_select' }),
  ],
  counts: [{ key: 'waiting', where: { status: [1, 2] } }],
  statistics: [
    { key: 'waiting', label: 'screen.crm/exchange-rate.statistic.waiting', count: 'waiting', mode: 'waiting' },
  ],
  viewModes: [
    { key: 'today', where: { date: { from: { today: 0 }, to: { today: 0 } } } },
    { key: 'waiting', where: { status: [1, 2] }, badge: 'waiting' },
    { key: 'history' },
  ],
  sort: { field: 'date', order: 'DESC' },
});
