// Generated from schemas/crm/exchange-rate.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { copyRateAction } from './copy-rate.action.gen.ts';
import { type ExchangeRate, exchangeRateFields } from './exchange-rate.entity.gen.ts';
import { exchangeRateWorkflow } from './exchange-rate.workflow.gen.ts';

export const list = createList({
  screen: 'crm/exchange-rate',
  route: '/crm/exchange-rate',
  resource: 'exchange_rate',
  title: 'screen.crm/exchange-rate.title',
  permissions: ['crm_currency_exchange'],
  urls: { list: '/exchange-rate-list', count: '/exchange-rate-count', download: '/exchange-rate-download' },
  downloadName: 'exchange-rate.xlsx',
  columns: [
    column(exchangeRateFields.currency, {
      label: 'exchange_rate.currency', cell: 'enum', show: 'always', pin: 'left', link: '/crm/exchange-rate',
    }),
    column(exchangeRateFields.date, { label: 'exchange_rate.date', cell: 'date', sort: true }),
    column(exchangeRateFields.rate, { label: 'exchange_rate.rate', cell: 'number' }),
    column(exchangeRateFields.previous_rate, { label: 'exchange_rate.previous_rate', cell: 'number' }),
    column(exchangeRateFields.change_percent, { label: 'exchange_rate.change_percent', cell: 'number' }),
    column(exchangeRateFields.status, { label: 'exchange_rate.status', cell: 'enum' }),
    column(exchangeRateFields.source, { label: 'exchange_rate.source', cell: 'enum' }),
    column(exchangeRateFields.note, { label: 'exchange_rate.note', cell: 'text', show: 'optional' }),
    column(exchangeRateFields.is_retired, { label: 'exchange_rate.is_retired', cell: 'boolean', show: 'optional' }),
    column(exchangeRateFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(exchangeRateFields.approver_id, { label: 'exchange_rate.approver_id', cell: 'reference' }),
    column(exchangeRateFields.decided_at, { label: 'exchange_rate.decided_at', cell: 'date_time', show: 'optional' }),
    column(exchangeRateFields.revision, { label: 'exchange_rate.revision', cell: 'number', show: 'optional' }),
  ],
  filters: [
    filter(exchangeRateFields.currency, { label: 'exchange_rate.currency', kind: 'multi_select' }),
    filter(exchangeRateFields.date, {
      label: 'exchange_rate.date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(exchangeRateFields.status, { label: 'exchange_rate.status', kind: 'multi_select' }),
    filter(exchangeRateFields.source, { label: 'exchange_rate.source', kind: 'multi_select' }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'today', label: 'screen.crm/exchange-rate.mode.today' },
    { key: 'waiting', label: 'screen.crm/exchange-rate.mode.waiting', badge: 'waiting' },
    { key: 'history', label: 'screen.crm/exchange-rate.mode.history' },
  ],
  sort: { field: 'date', order: 'DESC' },
  toolbar: [
    {
      key: 'by_currency', label: 'screen.crm/exchange-rate.action.by_currency', route: '/crm/exchange-rate/today',
      permissions: ['crm_currency_exchange'],
    },
    {
      key: 'create', label: 'action.create', route: '/crm/exchange-rate/create', permissions: ['crm_currency_exchange'],
      tone: 'success',
    },
  ],
  row: [
    { key: 'take', label: 'exchange_rate.transition.take', transition: 'take', permissions: ['crm_currency_exchange'] },
    {
      key: 'approve', label: 'exchange_rate.transition.approve', transition: 'approve',
      permissions: ['crm_currency_exchange'], tone: 'success',
    },
    {
      key: 'reject', label: 'exchange_rate.transition.reject', transition: 'reject',
      permissions: ['crm_currency_exchange'], tone: 'danger',
    },
    {
      key: 'return', label: 'exchange_rate.transition.return', transition: 'return',
      permissions: ['crm_currency_exchange'], tone: 'warning',
    },
    {
      key: 'resubmit', label: 'exchange_rate.transition.resubmit', transition: 'resubmit',
      permissions: ['crm_currency_exchange'],
    },
    {
      key: 'copy_rate', label: 'exchange_rate.action.copy_rate', action: 'copy_rate',
      permissions: ['crm_currency_exchange'],
    },
  ],
  bulk: [
    { key: 'take', label: 'exchange_rate.transition.take', transition: 'take', permissions: ['crm_currency_exchange'] },
    {
      key: 'approve', label: 'exchange_rate.transition.approve', transition: 'approve',
      permissions: ['crm_currency_exchange'], tone: 'success',
    },
    {
      key: 'reject', label: 'exchange_rate.transition.reject', transition: 'reject',
      permissions: ['crm_currency_exchange'], tone: 'danger',
    },
    {
      key: 'copy_rate', label: 'exchange_rate.action.copy_rate', action: 'copy_rate',
      permissions: ['crm_currency_exchange'],
    },
  ],
  actions: [copyRateAction],
  workflows: [exchangeRateWorkflow],
  open: '/crm/exchange-rate',
  create: { route: '/crm/exchange-rate/create', permissions: ['crm_currency_exchange'] },
  mobile: { title: 'currency', lines: ['date', 'rate', 'status', 'change_percent'] },
  rowTone: [
    { when: (c: Logic<ExchangeRate>) => c.record.is_retired === true, tone: 'neutral' },
    { when: (c: Logic<ExchangeRate>) => c.record.status === 4, tone: 'danger' },
    { when: (c: Logic<ExchangeRate>) => [1, 2].includes(c.record.status), tone: 'warning' },
  ],
  emptyText: 'screen.crm/exchange-rate.empty',
  live: true,
});

export default function ExchangeRateList() {
  return <ListScreen list={list} />;
}
