// Generated from schemas/warehouse/carrier-claims.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { carrierClaimFields } from './carrier-claim.entity.gen.ts';
import { carrierClaimWorkflow } from './carrier-claim.workflow.gen.ts';

export const list = createList({
  screen: 'goods-return/claim',
  route: '/goods-return/claim',
  resource: 'carrier_claim',
  title: 'screen.goods-return/claim.title',
  permissions: ['goods_return_history'],
  urls: { list: '/carrier-claim-list', count: '/carrier-claim-count', download: '/carrier-claim-download' },
  downloadName: 'carrier-claims.xlsx',
  columns: [
    column(carrierClaimFields.code, {
      label: 'carrier_claim.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/goods-return/claim',
    }),
    column(carrierClaimFields.order_id, { label: 'carrier_claim.order_id', cell: 'reference' }),
    column(carrierClaimFields.delivery_order_id, {
      label: 'carrier_claim.delivery_order_id', cell: 'tracking', carrier: carrierClaimFields.delivery_company,
    }),
    column(carrierClaimFields.delivery_company, { label: 'carrier_claim.delivery_company', cell: 'enum' }),
    column(carrierClaimFields.kind, { label: 'carrier_claim.kind', cell: 'enum' }),
    column(carrierClaimFields.status, { label: 'carrier_claim.status', cell: 'enum', sort: true }),
    column(carrierClaimFields.amount, {
      label: 'carrier_claim.amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(carrierClaimFields.paid_amount, {
      label: 'carrier_claim.paid_amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(carrierClaimFields.paid_on, { label: 'carrier_claim.paid_on', cell: 'date', sort: true }),
    column(carrierClaimFields.carrier_ref, { label: 'carrier_claim.carrier_ref', cell: 'code' }),
    column(carrierClaimFields.goods_return_id, {
      label: 'carrier_claim.goods_return_id', cell: 'reference', show: 'optional',
    }),
    column(carrierClaimFields.answer, { label: 'carrier_claim.answer', cell: 'text', show: 'optional' }),
    column(carrierClaimFields.note, { label: 'carrier_claim.note', cell: 'text', show: 'optional' }),
    column(carrierClaimFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(carrierClaimFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(carrierClaimFields.code, { label: 'carrier_claim.code', kind: 'code_list' }),
    filter(carrierClaimFields.order_id, { label: 'carrier_claim.order_id', kind: 'reference' }),
    filter(carrierClaimFields.delivery_order_id, { label: 'carrier_claim.delivery_order_id', kind: 'code_list' }),
    filter(carrierClaimFields.delivery_company, { label: 'carrier_claim.delivery_company', kind: 'multi_select' }),
    filter(carrierClaimFields.kind, { label: 'carrier_claim.kind', kind: 'multi_select' }),
    filter(carrierClaimFields.status, { label: 'carrier_claim.status', kind: 'multi_select' }),
    filter(carrierClaimFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 360],
    }),
    filter(carrierClaimFields.paid_on, {
      label: 'carrier_claim.paid_on', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(carrierClaimFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open'],
  viewModes: [
    { key: 'open', label: 'screen.goods-return/claim.mode.open', badge: 'open' },
    { key: 'paid', label: 'screen.goods-return/claim.mode.paid' },
    { key: 'refused', label: 'screen.goods-return/claim.mode.refused' },
    { key: 'all', label: 'screen.goods-return/claim.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.goods-return/claim.action.create', route: '/goods-return/claim/create',
      permissions: ['goods_return_history'], tone: 'success',
    },
    {
      key: 'returns', label: 'screen.goods-return/claim.action.returns', route: '/goods-return/history',
      permissions: ['goods_return_history'],
    },
  ],
  row: [
    {
      key: 'accept', label: 'carrier_claim.transition.accept', transition: 'accept',
      permissions: ['goods_return_history'],
    },
    {
      key: 'pay', label: 'carrier_claim.transition.pay', transition: 'pay', permissions: ['goods_return_history'],
      tone: 'success',
    },
    {
      key: 'refuse', label: 'carrier_claim.transition.refuse', transition: 'refuse',
      permissions: ['goods_return_history'], tone: 'danger',
    },
    {
      key: 'reopen', label: 'carrier_claim.transition.reopen', transition: 'reopen',
      permissions: ['goods_return_history'],
    },
  ],
  bulk: [
    {
      key: 'accept', label: 'carrier_claim.transition.accept', transition: 'accept',
      permissions: ['goods_return_history'],
    },
  ],
  workflows: [carrierClaimWorkflow],
  open: '/goods-return/claim',
  create: { route: '/goods-return/claim/create', permissions: ['goods_return_history'] },
  mobile: { title: 'code', lines: ['delivery_order_id', 'status', 'amount', 'created_at'] },
  emptyText: 'screen.goods-return/claim.empty',
  live: true,
});

export default function CarrierClaimsList() {
  return <ListScreen list={list} />;
}
