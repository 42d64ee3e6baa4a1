// Generated from schemas/pos/buyer.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { buyerTotalFields } from './buyer-total.entity.gen.ts';

export const buyerList = createList({
  screen: 'pos/buyer',
  route: '/pos/buyer',
  module: 'pos',
  entity: 'buyer_total',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-buyer-list', count: '/pos-buyer-count', download: '/pos-buyer-download' },
  downloadName: 'customers.xlsx',
  columns: [
    column(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      show: 'always',
    }),
    column(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      show: 'always', sort: true,
    }),
    column(buyerFields.kind, {
      key: 'buyer_id.kind', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.kind',
    }),
    column(buyerTotalFields.tier_id, { label: 'buyer_total.tier_id' }),
    column(buyerTotalFields.points, { label: 'buyer_total.points', sort: true, sum: true }),
    column(buyerTotalFields.spent_12m, { label: 'buyer_total.spent_12m', sort: true, sum: true }),
    column(buyerTotalFields.spent, { label: 'buyer_total.spent', sort: true, sum: true }),
    column(buyerTotalFields.bills, { label: 'buyer_total.bills', sort: true, sum: true }),
    column(buyerTotalFields.last_bought_at, { label: 'buyer_total.last_bought_at', sort: true }),
    column(buyerFields.birthday, {
      key: 'buyer_id.birthday', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.birthday',
    }),
    column(buyerFields.next_birthday, {
      key: 'buyer_id.next_birthday', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.next_birthday', show: 'optional', sort: true,
    }),
    column(buyerFields.opt_out, {
      key: 'buyer_id.opt_out', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.opt_out', show: 'optional',
    }),
    column(buyerFields.address, {
      key: 'buyer_id.address', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.address', show: 'optional',
    }),
    column(buyerFields.note, {
      key: 'buyer_id.note', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.note',
      show: 'optional',
    }),
    column(buyerFields.created_at, {
      key: 'buyer_id.created_at', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      kind: 'phone',
    }),
    filter(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      kind: 'text',
    }),
    filter(buyerFields.kind, {
      key: 'buyer_id.kind', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.kind',
      kind: 'multi_select',
    }),
    filter(buyerTotalFields.last_bought_at, { label: 'buyer_total.last_bought_at', kind: 'date_range', maxDays: 360 }),
    filter(buyerFields.birthday, {
      key: 'buyer_id.birthday', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.birthday', kind: 'date_range', maxDays: 360,
    }),
    filter(buyerFields.next_birthday, {
      key: 'buyer_id.next_birthday', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.next_birthday', kind: 'date_range', maxDays: 360,
    }),
    filter(buyerTotalFields.tier_id, { label: 'buyer_total.tier_id', kind: 'reference' }),
    filter(buyerTotalFields.spent_12m, { label: 'buyer_total.spent_12m', kind: 'number_range' }),
    filter(buyerTotalFields.points, { label: 'buyer_total.points', kind: 'number_range' }),
    filter(buyerTotalFields.spent, { label: 'buyer_total.spent', kind: 'number_range' }),
    filter(buyerFields.opt_out, {
      key: 'buyer_id.opt_out', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }],
      label: 'buyer.opt_out', kind: 'boolean',
    }),
  ],
  counts: [{ key: 'birthdays', where: { 'buyer_id.next_birthday': { from: { today: 0 }, to: { today: 6 } } } }],
  viewModes: [
    { key: 'all' },
    { key: 'bought', where: { bills: { from: 1 } } },
    { key: 'wholesale', where: { 'buyer_id.kind': ['wholesale'] } },
    {
      key: 'birthdays', where: { 'buyer_id.next_birthday': { from: { today: 0 }, to: { today: 6 } } },
      badge: 'birthdays',
    },
  ],
  sort: { field: 'spent', order: 'DESC' },
});
