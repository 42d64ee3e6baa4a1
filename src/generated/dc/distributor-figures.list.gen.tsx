// Generated from schemas/dc/distributor-figures.list.json. Edit that file and run `npm run generate`.
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { distributorTotalFields } from './distributor-total.entity.gen.ts';

export const list = createList({
  screen: 'dc/distributor/figures',
  route: '/dc/distributor/figures',
  resource: 'distributor_total',
  title: 'screen.dc/distributor/figures.title',
  permissions: ['dc_distributor'],
  urls: { list: '/distributor-total-list', count: '/distributor-total-count', download: '/distributor-total-download' },
  downloadName: 'distributor-figures.xlsx',
  columns: [
    column(distributorTotalFields.distributor_id, {
      label: 'distributor_total.distributor_id', cell: 'reference', show: 'always', width: 240, pin: 'left',
    }),
    column(distributorFields.level, { key: 'distributor_id.level', label: 'distributor.level', cell: 'number' }),
    column(distributorTotalFields.orders_90d, {
      label: 'distributor_total.orders_90d', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(distributorTotalFields.ordered_90d, {
      label: 'distributor_total.ordered_90d', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(distributorTotalFields.sold_90d, {
      label: 'distributor_total.sold_90d', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(distributorTotalFields.sold_amount_90d, {
      label: 'distributor_total.sold_amount_90d', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(distributorTotalFields.on_hand, {
      label: 'distributor_total.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(distributorTotalFields.arriving, {
      label: 'distributor_total.arriving', cell: 'number', sort: true, sum: true,
    }),
    column(distributorTotalFields.days_of_cover, {
      label: 'distributor_total.days_of_cover', cell: 'number', sort: true,
    }),
    column(distributorFields.debt, { key: 'distributor_id.debt', label: 'distributor.debt', cell: 'money', sum: true }),
    column(distributorFields.credit_limit, {
      key: 'distributor_id.credit_limit', label: 'distributor.credit_limit', cell: 'money',
    }),
    column(distributorFields.credit_used, {
      key: 'distributor_id.credit_used', label: 'distributor.credit_used', cell: 'number',
    }),
    column(distributorTotalFields.last_order_on, {
      label: 'distributor_total.last_order_on', cell: 'date_time', sort: true,
    }),
    column(distributorTotalFields.last_sold_on, { label: 'distributor_total.last_sold_on', cell: 'date', sort: true }),
    column(distributorFields.contract_to, {
      key: 'distributor_id.contract_to', label: 'distributor.contract_to', cell: 'date',
    }),
    column(distributorFields.active, {
      key: 'distributor_id.active', label: 'distributor.active', cell: 'boolean', show: 'optional',
    }),
  ],
  filters: [
    filter(distributorTotalFields.distributor_id, { label: 'distributor_total.distributor_id', kind: 'reference' }),
    filter(distributorFields.level, { key: 'distributor_id.level', label: 'distributor.level', kind: 'number_range' }),
    filter(distributorFields.active, { key: 'distributor_id.active', label: 'distributor.active', kind: 'boolean' }),
    filter(distributorTotalFields.orders_90d, {
      label: 'distributor_total.orders_90d', kind: 'number_range', place: 'panel',
    }),
    filter(distributorTotalFields.ordered_90d, {
      label: 'distributor_total.ordered_90d', kind: 'number_range', place: 'panel',
    }),
    filter(distributorTotalFields.sold_90d, {
      label: 'distributor_total.sold_90d', kind: 'number_range', place: 'panel',
    }),
    filter(distributorTotalFields.on_hand, { label: 'distributor_total.on_hand', kind: 'number_range', place: 'panel' }),
    filter(distributorFields.contract_to, {
      key: 'distributor_id.contract_to', label: 'distributor.contract_to', kind: 'date_range', place: 'panel',
      maxDays: null,
    }),
  ],
  counts: ['over_limit'],
  viewModes: [
    { key: 'all', label: 'screen.dc/distributor/figures.mode.all' },
    { key: 'over_limit', label: 'screen.dc/distributor/figures.mode.over_limit', badge: 'over_limit' },
    { key: 'quiet', label: 'screen.dc/distributor/figures.mode.quiet' },
    { key: 'left_over', label: 'screen.dc/distributor/figures.mode.left_over' },
  ],
  sort: { field: 'ordered_90d', order: 'DESC' },
  mobile: { title: 'distributor_id', lines: ['ordered_90d', 'sold_90d', 'on_hand'] },
  emptyText: 'screen.dc/distributor/figures.empty',
  live: true,
});

export default function DistributorFiguresList() {
  return <ListScreen list={list} />;
}
