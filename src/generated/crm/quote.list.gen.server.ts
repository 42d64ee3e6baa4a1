// Generated from schemas/crm/quote.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { priceRequestFields } from './price-request.entity.gen.ts';

export const quoteList = createList({
  screen: 'crm/quote',
  route: '/crm/quote',
  module: 'crm',
  entity: 'price_request',
  permissions: ['crm_lead_complete'],
  urls: { list: '/quote-list', count: '/quote-count', download: '/quote-download' },
  downloadName: 'quote.xlsx',
  columns: [
    column(priceRequestFields.code, { label: 'price_request.code', show: 'always' }),
    column(priceRequestFields.product, { label: 'price_request.product' }),
    column(priceRequestFields.goods_id, { label: 'price_request.goods_id' }),
    column(priceRequestFields.quantity, { label: 'price_request.quantity' }),
    column(priceRequestFields.status, { label: 'price_request.status' }),
    column(priceRequestFields.account_id, { label: 'price_request.account_id' }),
    column(priceRequestFields.total, { label: 'price_request.total', sum: true }),
    column(priceRequestFields.valid_until, { label: 'price_request.valid_until' }),
    column(priceRequestFields.quoted_by, { label: 'price_request.quoted_by' }),
    column(priceRequestFields.quoted_at, { label: 'price_request.quoted_at', show: 'optional' }),
    column(priceRequestFields.conversation_id, { label: 'price_request.conversation_id' }),
    column(priceRequestFields.note, { label: 'price_request.note', show: 'optional' }),
    column(priceRequestFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(priceRequestFields.code, { label: 'price_request.code', kind: 'text' }),
    filter(priceRequestFields.product, { label: 'price_request.product', kind: 'text' }),
    filter(priceRequestFields.status, { label: 'price_request.status', kind: 'multi_select' }),
    filter(priceRequestFields.account_id, { label: 'price_request.account_id', kind: 'reference' }),
    filter(priceRequestFields.conversation_id, { label: 'price_request.conversation_id', kind: 'reference' }),
    filter(priceRequestFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(priceRequestFields.valid_until, { label: 'price_request.valid_until', kind: 'date_range', maxDays: 360 }),
    filter(priceRequestFields.lead_id, { label: 'price_request.lead_id', kind: 'reference' }),
  ],
  counts: [{ key: 'new', where: { status: [-1] } }],
  statistics: [{ key: 'new', label: 'screen.crm/quote.statistic.new', count: 'new', mode: 'new' }],
  viewModes: [
    { key: 'all' },
    { key: 'new', where: { status: [-1] }, badge: 'new' },
    { key: 'unquoted', where: { status: [0] } },
    { key: 'quoted', where: { status: [1] } },
    { key: 'expired', where: { status: [1], valid_until: { to: { today: -1 } } } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
