// Generated from schemas/pos/parked-sale.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { parkedSaleLineFields } from './parked-sale-line.entity.gen.ts';
import { parkedSaleFields } from './parked-sale.entity.gen.ts';

export const list = createList({
  screen: 'pos/order-list/parked',
  route: '/pos/order-list/parked',
  resource: 'parked_sale',
  title: 'screen.pos/order-list/parked.title',
  permissions: ['pos_order_list'],
  urls: { list: '/parked-sale-list', count: '/parked-sale-count', download: '/parked-sale-download' },
  downloadName: 'parked-bills.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(parkedSaleFields.code, {
      label: 'parked_sale.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/pos/order-list/parked',
    }),
    column(parkedSaleFields.parked_at, { label: 'parked_sale.parked_at', cell: 'date_time', sort: true, width: 160 }),
    column(parkedSaleFields.pos_id, { label: 'parked_sale.pos_id', cell: 'reference', width: 180 }),
    column(parkedSaleFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(parkedSaleFields.buyer_name, { label: 'parked_sale.buyer_name', cell: 'text' }),
    column(parkedSaleFields.buyer_phone, { label: 'parked_sale.buyer_phone', cell: 'phone' }),
    column(parkedSaleFields.goods_quantity, { label: 'parked_sale.goods_quantity', cell: 'number', sum: true }),
    column(parkedSaleFields.total, { label: 'parked_sale.total', cell: 'money', sum: true, footer: true }),
    column(parkedSaleFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(parkedSaleLineFields.sku, { key: 'lines.sku', label: 'parked_sale_line.sku', cell: 'code' }),
    column(parkedSaleLineFields.name, { key: 'lines.name', label: 'parked_sale_line.name', cell: 'text' }),
    column(parkedSaleLineFields.quantity, { key: 'lines.quantity', label: 'parked_sale_line.quantity', cell: 'number' }),
  ],
  filters: [
    filter(parkedSaleFields.code, { label: 'parked_sale.code', kind: 'code_list' }),
    filter(parkedSaleFields.buyer_phone, { label: 'parked_sale.buyer_phone', kind: 'phone' }),
    filter(parkedSaleFields.pos_id, { label: 'parked_sale.pos_id', kind: 'reference' }),
    filter(parkedSaleFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(parkedSaleFields.parked_at, {
      label: 'parked_sale.parked_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(parkedSaleFields.total, { label: 'parked_sale.total', kind: 'number_range', place: 'panel' }),
    filter(parkedSaleLineFields.goods_id, {
      key: 'lines.goods_id', label: 'parked_sale_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(parkedSaleFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
  ],
  counts: ['all'],
  viewModes: [{ key: 'all', label: 'screen.pos/order-list/parked.mode.all', badge: 'all' }],
  sort: { field: 'parked_at', order: 'DESC' },
  toolbar: [
    {
      key: 'bills', label: 'screen.pos/order-list/parked.action.bills', route: '/pos/order-list',
      permissions: ['pos_order_list'],
    },
    {
      key: 'till', label: 'screen.pos/order-list/parked.action.till', route: '/pos/sale',
      permissions: ['pos_order_create_single'], tone: 'success',
    },
  ],
  open: '/pos/order-list/parked',
  mobile: { title: 'code', lines: ['buyer_name', 'parked_at', 'total'] },
  emptyText: 'screen.pos/order-list/parked.empty',
  live: true,
  expand: { rows: 'lines', label: 'parked_sale.lines' },
});

export default function ParkedSaleList() {
  return <ListScreen list={list} />;
}
