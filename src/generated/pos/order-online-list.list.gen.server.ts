// Generated from schemas/pos/order-online-list.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderLineFields } from '#generated/orders/order-line.entity.gen.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';

export const orderOnlineList = createList({
  screen: 'pos/order-online-list',
  route: '/pos/order-online-list',
  module: 'pos',
  entity: 'order',
  permissions: ['pos_order_online_list'],
  urls: { list: '/pos-order-online-list', count: '/pos-order-online-count', download: '/pos-order-online-download' },
  downloadName: 'online-orders.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(orderFields.customer_order_id, { label: 'order.customer_order_id', show: 'always', sort: true }),
    column(orderFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(orderFields.sla_ship_by, { label: 'order.sla_ship_by', sort: true }),
    column(orderFields.pos_id, { label: 'order.pos_id' }),
    column(orderFields.receiver_name, { label: 'order.receiver_name' }),
    column(orderFields.receiver_phone, { label: 'order.receiver_phone' }),
    column(orderFields.goods_quantity, { label: 'order.goods_quantity', sum: true }),
    column(orderFields.cod_amount, { label: 'order.cod_amount', sum: true }),
    column(orderFields.prepay, { label: 'order.prepay', show: 'optional', sum: true }),
    column(orderFields.delivery_company, { label: 'order.delivery_company' }),
    column(orderFields.delivery_order_id, { label: 'order.delivery_order_id' }),
    column(orderFields.status, { label: 'order.status', sort: true }),
    column(orderFields.delivery_status, { label: 'order.delivery_status' }),
    column(orderFields.is_pickup, { label: 'order.is_pickup', show: 'optional' }),
    column(orderFields.warehouse_id, { label: 'order.warehouse_id', show: 'optional' }),
    column(orderFields.note, { label: 'order.note', show: 'optional' }),
    column(orderLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], label: 'order_line.sku',
    }),
    column(orderLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], label: 'order_line.name',
    }),
    column(orderLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
      label: 'order_line.quantity',
    }),
    column(orderLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], label: 'order_line.amount',
    }),
  ],
  filters: [
    filter(orderFields.customer_order_id, { label: 'order.customer_order_id', kind: 'code_list' }),
    filter(orderFields.receiver_phone, { label: 'order.receiver_phone', kind: 'phone' }),
    filter(orderFields.pos_id, { label: 'order.pos_id', kind: 'reference' }),
    filter(orderFields.status, { label: 'order.status', kind: 'multi_select' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(orderFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'new', where: { status: [-100, 20, 35] } },
    { key: 'to_prepare', where: { status: [40] } },
    { key: 'preparing', where: { status: [60, 100] } },
    { key: 'ready', where: { status: [160] } },
    { key: 'to_deliver', where: { status: [200], delivery_company: ['self'], delivery_status: [999] } },
  ],
  statistics: [
    {
      key: 'to_prepare', label: 'screen.pos/order-online-list.statistic.to_prepare', count: 'to_prepare',
      mode: 'to_prepare',
    },
  ],
  viewModes: [
    { key: 'new', where: { status: [-100, 20, 35] }, badge: 'new' },
    { key: 'to_prepare', where: { status: [40] }, badge: 'to_prepare' },
    { key: 'preparing', where: { status: [60, 100] }, badge: 'preparing' },
    { key: 'ready', where: { status: [160] }, badge: 'ready' },
    {
      key: 'to_deliver', where: { status: [200], delivery_company: ['self'], delivery_status: [999] },
      badge: 'to_deliver',
    },
    { key: 'handed_over', where: { status: [200] } },
    { key: 'returns', where: { status: [220, 240] } },
    { key: 'all' },
  ],
  sort: { field: 'sla_ship_by', order: 'ASC' },
});
