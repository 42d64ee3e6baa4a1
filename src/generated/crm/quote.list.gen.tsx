// Generated from schemas/crm/quote.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { priceRequestFields } from './price-request.entity.gen.ts';
import { priceRequestWorkflow } from './price-request.workflow.gen.ts';

export const list = createList({
  screen: 'crm/quote',
  route: '/crm/quote',
  resource: 'price_request',
  title: 'screen.crm/quote.title',
  permissions: ['crm_lead_complete'],
  urls: { list: '/quote-list', count: '/quote-count', download: '/quote-download' },
  downloadName: 'quote.xlsx',
  columns: [
    column(priceRequestFields.code, {
      label: 'price_request.code', cell: 'code', show: 'always', width: 160, pin: 'left', link: '/crm/quote',
    }),
    column(priceRequestFields.product, { label: 'price_request.product', cell: 'text', width: 220 }),
    column(priceRequestFields.goods_id, { label: 'price_request.goods_id', cell: 'reference' }),
    column(priceRequestFields.quantity, { label: 'price_request.quantity', cell: 'number' }),
    column(priceRequestFields.status, { label: 'price_request.status', cell: 'enum' }),
    column(priceRequestFields.account_id, { label: 'price_request.account_id', cell: 'reference' }),
    column(priceRequestFields.total, { label: 'price_request.total', cell: 'money', sum: true, footer: true }),
    column(priceRequestFields.valid_until, { label: 'price_request.valid_until', cell: 'date' }),
    column(priceRequestFields.quoted_by, { label: 'price_request.quoted_by', cell: 'reference' }),
    column(priceRequestFields.quoted_at, { label: 'price_request.quoted_at', cell: 'date_time', show: 'optional' }),
    column(priceRequestFields.conversation_id, { label: 'price_request.conversation_id', cell: 'reference' }),
    column(priceRequestFields.note, { label: 'price_request.note', cell: 'text', show: 'optional' }),
    column(priceRequestFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(priceRequestFields.code, { label: 'price_request.code', kind: 'text' }),
    filter(priceRequestFields.product, { label: 'price_request.product', kind: 'text' }),
    filter(priceRequestFields.status, { label: 'price_request.status', kind: 'multi_select' }),
    filter(priceRequestFields.account_id, { label: 'price_request.account_id', kind: 'reference' }),
    filter(priceRequestFields.conversation_id, { label: 'price_request.conversation_id', kind: 'reference' }),
    filter(priceRequestFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(priceRequestFields.valid_until, {
      label: 'price_request.valid_until', kind: 'date_range', maxDays: 360, presets: [7, 30],
    }),
    filter(priceRequestFields.lead_id, { label: 'price_request.lead_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['new'],
  viewModes: [
    { key: 'all', label: 'screen.crm/quote.mode.all' },
    { key: 'new', label: 'screen.crm/quote.mode.new', badge: 'new' },
    { key: 'unquoted', label: 'screen.crm/quote.mode.unquoted' },
    { key: 'quoted', label: 'screen.crm/quote.mode.quoted' },
    { key: 'expired', label: 'screen.crm/quote.mode.expired' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/quote/create', permissions: ['crm_lead_complete'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'accept', label: 'price_request.transition.accept', transition: 'accept', permissions: ['crm_lead_complete'],
      tone: 'progress',
    },
    {
      key: 'quote', label: 'price_request.transition.quote', transition: 'quote', permissions: ['crm_lead_complete'],
      tone: 'success',
    },
    {
      key: 'requote', label: 'price_request.transition.requote', transition: 'requote',
      permissions: ['crm_lead_complete', 'crm_lead_create', 'crm_lead_omnichannel'],
    },
  ],
  bulk: [
    {
      key: 'accept', label: 'price_request.transition.accept', transition: 'accept', permissions: ['crm_lead_complete'],
      tone: 'progress',
    },
  ],
  workflows: [priceRequestWorkflow],
  open: '/crm/quote',
  create: { route: '/crm/quote/create', permissions: ['crm_lead_complete'] },
  mobile: { title: 'product', lines: ['status', 'quantity', 'created_at'] },
  emptyText: 'screen.crm/quote.empty',
  live: true,
});

export default function QuoteList() {
  return <ListScreen list={list} />;
}
