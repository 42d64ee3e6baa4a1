// Generated from schemas/warehouse/carrier-claims.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { carrierClaimFields } from './carrier-claim.entity.gen.ts';

export const carrierClaimsList = createList({
  screen: 'goods-return/claim',
  route: '/goods-return/claim',
  module: 'warehouse',
  entity: 'carrier_claim',
  permissions: ['goods_return_history'],
  urls: { list: '/carrier-claim-list', count: '/carrier-claim-count', download: '/carrier-claim-download' },
  downloadName: 'carrier-claims.xlsx',
  columns: [
    column(carrierClaimFields.code, { label: 'carrier_claim.code', show: 'always', sort: true }),
    column(carrierClaimFields.order_id, { label: 'carrier_claim.order_id' }),
    column(carrierClaimFields.delivery_order_id, { label: 'carrier_claim.delivery_order_id' }),
    column(carrierClaimFields.delivery_company, { label: 'carrier_claim.delivery_company' }),
    column(carrierClaimFields.kind, { label: 'carrier_claim.kind' }),
    column(carrierClaimFields.status, { label: 'carrier_claim.status', sort: true }),
    column(carrierClaimFields.amount, { label: 'carrier_claim.amount', sort: true, sum: true }),
    column(carrierClaimFields.paid_amount, { label: 'carrier_claim.paid_amount', sort: true, sum: true }),
    column(carrierClaimFields.paid_on, { label: 'carrier_claim.paid_on', sort: true }),
    column(carrierClaimFields.carrier_ref, { label: 'carrier_claim.carrier_ref' }),
    column(carrierClaimFields.goods_return_id, { label: 'carrier_claim.goods_return_id', show: 'optional' }),
    column(carrierClaimFields.answer, { label: 'carrier_claim.answer', show: 'optional' }),
    column(carrierClaimFields.note, { label: 'carrier_claim.note', show: 'optional' }),
    column(carrierClaimFields.created_by, { label: 'kit.field.created_by' }),
    column(carrierClaimFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(carrierClaimFields.code, { label: 'carrier_claim.code', kind: 'code_list' }),
    filter(carrierClaimFields.order_id, { label: 'carrier_claim.order_id', kind: 'reference' }),
    filter(carrierClaimFields.delivery_order_id, { label: 'carrier_claim.delivery_order_id', kind: 'code_list' }),
    filter(carrierClaimFields.delivery_company, { label: 'carrier_claim.delivery_company', kind: 'multi_select' }),
    filter(carrierClaimFields.kind, { label: 'carrier_claim.kind', kind: 'multi_select' }),
    filter(carrierClaimFields.status, { label: 'carrier_claim.status', kind: 'multi_select' }),
    filter(carrierClaimFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(carrierClaimFields.paid_on, { label: 'carrier_claim.paid_on', kind: 'date_range', maxDays: 360 }),
    filter(carrierClaimFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'open', where: { status: ['filed', 'accepted'] } }],
  statistics: [
    { key: 'open', label: 'screen.goods-return/claim.statistic.open', count: 'open', sum: 'amount', mode: 'open' },
  ],
  viewModes: [
    { key: 'open', where: { status: ['filed', 'accepted'] }, badge: 'open' },
    { key: 'paid', where: { status: ['paid'] } },
    { key: 'refused', where: { status: ['refused'] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
