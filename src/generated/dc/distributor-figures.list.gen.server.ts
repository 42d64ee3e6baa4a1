// Generated from schemas/dc/distributor-figures.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import { distributorTotalFields } from './distributor-total.entity.gen.ts';

export const distributorFiguresList = createList({
  screen: 'dc/distributor/figures',
  route: '/dc/distributor/figures',
  module: 'dc',
  entity: 'distributor_total',
  permissions: ['dc_distributor'],
  urls: { list: '/distributor-total-list', count: '/distributor-total-count', download: '/distributor-total-download' },
  downloadName: 'distributor-figures.xlsx',
  columns: [
    column(distributorTotalFields.distributor_id, { label: 'distributor_total.distributor_id', show: 'always' }),
    column(distributorFields.level, {
      key: 'distributor_id.level', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.level',
    }),
    column(distributorTotalFields.orders_90d, { label: 'distributor_total.orders_90d', sort: true, sum: true }),
    column(distributorTotalFields.ordered_90d, { label: 'distributor_total.ordered_90d', sort: true, sum: true }),
    column(distributorTotalFields.sold_90d, { label: 'distributor_total.sold_90d', sort: true, sum: true }),
    column(distributorTotalFields.sold_amount_90d, {
      label: 'distributor_total.sold_amount_90d', sort: true, sum: true,
    }),
    column(distributorTotalFields.on_hand, { label: 'distributor_total.on_hand', sort: true, sum: true }),
    column(distributorTotalFields.arriving, { label: 'distributor_total.arriving', sort: true, sum: true }),
    column(distributorTotalFields.days_of_cover, { label: 'distributor_total.days_of_cover', sort: true }),
    column(distributorFields.debt, {
      key: 'distributor_id.debt', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.debt', sum: true,
    }),
    column(distributorFields.credit_limit, {
      key: 'distributor_id.credit_limit',
      steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }], label: 'distributor.credit_limit',
    }),
    column(distributorFields.credit_used, {
      key: 'distributor_id.credit_used', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.credit_used',
    }),
    column(distributorTotalFields.last_order_on, { label: 'distributor_total.last_order_on', sort: true }),
    column(distributorTotalFields.last_sold_on, { label: 'distributor_total.last_sold_on', sort: true }),
    column(distributorFields.contract_to, {
      key: 'distributor_id.contract_to', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.contract_to',
    }),
    column(distributorFields.active, {
      key: 'distributor_id.active', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.active', show: 'optional',
    }),
  ],
  filters: [
    filter(distributorTotalFields.distributor_id, { label: 'distributor_total.distributor_id', kind: 'reference' }),
    filter(distributorFields.level, {
      key: 'distributor_id.level', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.level', kind: 'number_range',
    }),
    filter(distributorFields.active, {
      key: 'distributor_id.active', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.active', kind: 'boolean',
    }),
    filter(distributorTotalFields.orders_90d, { label: 'distributor_total.orders_90d', kind: 'number_range' }),
    filter(distributorTotalFields.ordered_90d, { label: 'distributor_total.ordered_90d', kind: 'number_range' }),
    filter(distributorTotalFields.sold_90d, { label: 'distributor_total.sold_90d', kind: 'number_range' }),
    filter(distributorTotalFields.on_hand, { label: 'distributor_total.on_hand', kind: 'number_range' }),
    filter(distributorFields.contract_to, {
      key: 'distributor_id.contract_to', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.contract_to', kind: 'date_range', maxDays: null,
    }),
  ],
  counts: [{ key: 'over_limit', where: { 'distributor_id.credit_left': { to: -1 } } }],
  viewModes: [
    { key: 'all' },
    { key: 'over_limit', where: { 'distributor_id.credit_left': { to: -1 } }, badge: 'over_limit' },
    { key: 'quiet', where: { orders_90d: { to: 0 }, 'distributor_id.active': true } },
    { key: 'left_over', where: { 'distributor_id.active': false, on_hand: { from: 1 } } },
  ],
  sort: { field: 'ordered_90d', order: 'DESC' },
});
