// Generated from schemas/pos/buyer.list.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { buyerTotalFields } from './buyer-total.entity.gen.ts';

export const list = createList({
  screen: 'pos/buyer',
  route: '/pos/buyer',
  resource: 'buyer_total',
  title: 'screen.pos/buyer.title',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-buyer-list', count: '/pos-buyer-count', download: '/pos-buyer-download' },
  downloadName: 'customers.xlsx',
  columns: [
    column(buyerFields.phone, {
      key: 'buyer_id.phone', label: 'buyer.phone', cell: 'phone', show: 'always', pin: 'left', link: '/pos/buyer',
    }),
    column(buyerFields.name, {
      key: 'buyer_id.name', label: 'buyer.name', cell: 'text', show: 'always', sort: true, width: 200,
    }),
    column(buyerFields.kind, { key: 'buyer_id.kind', label: 'buyer.kind', cell: 'enum' }),
    column(buyerTotalFields.tier_id, { label: 'buyer_total.tier_id', cell: 'reference' }),
    column(buyerTotalFields.points, { label: 'buyer_total.points', cell: 'number', sort: true, sum: true }),
    column(buyerTotalFields.spent_12m, {
      label: 'buyer_total.spent_12m', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(buyerTotalFields.spent, { label: 'buyer_total.spent', cell: 'money', sort: true, sum: true, footer: true }),
    column(buyerTotalFields.bills, { label: 'buyer_total.bills', cell: 'number', sort: true, sum: true }),
    column(buyerTotalFields.last_bought_at, { label: 'buyer_total.last_bought_at', cell: 'date_time', sort: true }),
    column(buyerFields.birthday, { key: 'buyer_id.birthday', label: 'buyer.birthday', cell: 'date' }),
    column(buyerFields.next_birthday, {
      key: 'buyer_id.next_birthday', label: 'buyer.next_birthday', cell: 'date', show: 'optional', sort: true,
    }),
    column(buyerFields.opt_out, { key: 'buyer_id.opt_out', label: 'buyer.opt_out', cell: 'boolean', show: 'optional' }),
    column(buyerFields.address, { key: 'buyer_id.address', label: 'buyer.address', cell: 'text', show: 'optional' }),
    column(buyerFields.note, { key: 'buyer_id.note', label: 'buyer.note', cell: 'text', show: 'optional' }),
    column(buyerFields.created_at, {
      key: 'buyer_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', kind: 'phone' }),
    filter(buyerFields.name, { key: 'buyer_id.name', label: 'buyer.name', kind: 'text' }),
    filter(buyerFields.kind, { key: 'buyer_id.kind', label: 'buyer.kind', kind: 'multi_select' }),
    filter(buyerTotalFields.last_bought_at, {
      label: 'buyer_total.last_bought_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 180, 360],
    }),
    filter(buyerFields.birthday, {
      key: 'buyer_id.birthday', label: 'buyer.birthday', kind: 'date_range', maxDays: 360,
    }),
    filter(buyerFields.next_birthday, {
      key: 'buyer_id.next_birthday', label: 'buyer.next_birthday', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(buyerTotalFields.tier_id, { label: 'buyer_total.tier_id', kind: 'reference' }),
    filter(buyerTotalFields.spent_12m, { label: 'buyer_total.spent_12m', kind: 'number_range' }),
    filter(buyerTotalFields.points, { label: 'buyer_total.points', kind: 'number_range', place: 'panel' }),
    filter(buyerTotalFields.spent, { label: 'buyer_total.spent', kind: 'number_range', place: 'panel' }),
    filter(buyerFields.opt_out, { key: 'buyer_id.opt_out', label: 'buyer.opt_out', kind: 'boolean', place: 'panel' }),
  ],
  counts: ['birthdays'],
  viewModes: [
    { key: 'all', label: 'screen.pos/buyer.mode.all' },
    { key: 'bought', label: 'screen.pos/buyer.mode.bought' },
    { key: 'wholesale', label: 'screen.pos/buyer.mode.wholesale' },
    { key: 'birthdays', label: 'screen.pos/buyer.mode.birthdays', badge: 'birthdays' },
  ],
  sort: { field: 'spent', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/pos/buyer/create', permissions: ['pos_order_list'],
      tone: 'success',
    },
    { key: 'import', label: 'action.import', route: '/pos/buyer-import', permissions: ['pos_order_list'] },
  ],
  row: [
    {
      key: 'bills', label: 'screen.pos/buyer.action.bills', route: '/pos/order-list',
      filter: { buyer_phone: { from: 'buyer_id.phone' } }, permissions: ['pos_order_list'],
    },
    {
      key: 'ledger', label: 'screen.pos/buyer.action.ledger', route: '/pos/point-entry',
      filter: { buyer_id: { from: 'id', choice: true } }, permissions: ['pos_order_list'],
    },
  ],
  open: '/pos/buyer',
  mobile: { title: 'buyer_id.name', lines: ['buyer_id.phone', 'tier_id', 'points', 'last_bought_at'] },
  live: true,
});

export default function BuyerList() {
  return <ListScreen list={list} />;
}
