// Generated from schemas/pos/order-list.list.json. Edit that file and run `npm run generate`.
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { column, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { posSaleFields } from './pos-sale.entity.gen.ts';

export const list: ListDefinition = {
  screen: 'pos/order-list',
  route: '/pos/order-list',
  resource: 'pos_sale',
  title: 'screen.pos/order-list.title',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
  downloadName: 'pos-sales.xlsx',
  columns: [
    column(posSaleFields.code, {
      label: 'pos_sale.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
    }),
    column(posSaleFields.paid_at, { label: 'pos_sale.paid_at', cell: 'date_time', sort: true }),
    column(posSaleFields.pos_id, { label: 'pos_sale.pos_id', cell: 'reference' }),
    column(posSaleFields.buyer_name, { label: 'pos_sale.buyer_name', cell: 'text' }),
    column(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone', cell: 'phone' }),
    column(posSaleFields.goods_quantity, { label: 'pos_sale.goods_quantity', cell: 'number', sort: true, sum: true }),
    column(posSaleFields.total, { label: 'pos_sale.total', cell: 'money', sort: true, sum: true }),
    column(posSaleFields.cash, { label: 'pos_sale.cash', cell: 'money', sum: true }),
    column(posSaleFields.change, { label: 'pos_sale.change', cell: 'money', sum: true }),
    column(posSaleFields.seller_id, { label: 'pos_sale.seller_id', cell: 'reference' }),
    column(posSaleFields.note, { label: 'pos_sale.note', cell: 'text' }),
    column(posSaleLineFields.sku, { key: 'lines.sku', label: 'pos_sale_line.sku', cell: 'code' }),
    column(posSaleLineFields.name, { key: 'lines.name', label: 'pos_sale_line.name', cell: 'text' }),
    column(posSaleLineFields.quantity, { key: 'lines.quantity', label: 'pos_sale_line.quantity', cell: 'number' }),
    column(posSaleLineFields.unit_price, { key: 'lines.unit_price', label: 'pos_sale_line.unit_price', cell: 'money' }),
    column(posSaleLineFields.amount, { key: 'lines.amount', label: 'pos_sale_line.amount', cell: 'money' }),
  ],
  filters: [
    filter(posSaleFields.code, { label: 'pos_sale.code', kind: 'text' }),
    filter(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone', kind: 'phone' }),
    filter(posSaleFields.paid_at, {
      label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleFields.total, { label: 'pos_sale.total', kind: 'number_range' }),
    filter(posSaleFields.seller_id, { label: 'pos_sale.seller_id', kind: 'reference', place: 'panel' }),
    filter(posSaleLineFields.goods_id, {
      key: 'lines.goods_id', label: 'pos_sale_line.goods_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: [],
  viewModes: [
    { key: 'sales', label: 'screen.pos/order-list.mode.sales' },
    {
      key: 'goods', label: 'screen.pos/order-list.mode.goods',
      columns: [
        'code', 'paid_at', 'pos_id', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price', 'lines.amount',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_at', order: 'DESC' },
  pageSize: 20,
  toolbar: [],
  row: [],
  bulk: [],
  footer: [],
  open: '/pos/order-list',
  mobile: { title: 'code', lines: ['paid_at', 'pos_id', 'buyer_name'] },
};

export default function OrderList() {
  return <ListScreen list={list} />;
}
