// Generated from schemas/dc/orders.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { dcMovementFields } from './dc-movement.entity.gen.ts';
import { dcOrderLineFields } from './dc-order-line.entity.gen.ts';
import { dcOrderFields } from './dc-order.entity.gen.ts';

export const ordersList = createList({
  screen: 'dc/order',
  route: '/dc/order',
  module: 'dc',
  entity: 'dc_order',
  permissions: ['dc_order'],
  urls: { list: '/dc-order-list', count: '/dc-order-count', download: '/dc-order-download' },
  downloadName: 'dc-orders.xlsx',
  columns: [
    column(dcOrderFields.code, { label: 'dc_order.code', show: 'always', sort: true }),
    column(dcOrderFields.distributor_name, { label: 'dc_order.distributor_name' }),
    column(dcOrderFields.level, { label: 'dc_order.level', sort: true }),
    column(dcOrderFields.status, { label: 'dc_order.status', sort: true }),
    column(dcOrderFields.quantity, { label: 'dc_order.quantity', sort: true, sum: true }),
    column(dcOrderFields.total, { label: 'dc_order.total', sort: true, sum: true }),
    column(dcOrderFields.credit_after, { label: 'dc_order.credit_after', sort: true }),
    column(dcOrderFields.credit_over, { label: 'dc_order.credit_over', sort: true }),
    column(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on', sort: true }),
    column(dcOrderFields.supplier_name, { label: 'dc_order.supplier_name' }),
    column(dcOrderFields.movement_id, { label: 'dc_order.movement_id' }),
    column(dcMovementFields.status, {
      key: 'movement_id.status', steps: [{ field: 'movement_id', kind: 'reference', entity: 'dc_movement' }],
      label: 'dc_movement.status',
    }),
    column(dcOrderFields.order_id, { label: 'dc_order.order_id', show: 'optional' }),
    column(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
    }),
    column(orderFields.delivery_order_id, {
      key: 'order_id.delivery_order_id', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }],
      label: 'order.delivery_order_id',
    }),
    column(dcOrderFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(dcOrderFields.approver_id, { label: 'dc_order.approver_id' }),
    column(dcOrderFields.decided_at, { label: 'dc_order.decided_at', show: 'optional', sort: true }),
    column(dcOrderFields.decision_note, { label: 'dc_order.decision_note', show: 'optional' }),
    column(dcOrderFields.discount_percent, { label: 'dc_order.discount_percent', show: 'optional' }),
    column(dcOrderFields.payment_method, { label: 'dc_order.payment_method', show: 'optional' }),
    column(dcOrderFields.receiver_name, { label: 'dc_order.receiver_name', show: 'optional' }),
    column(dcOrderFields.receiver_phone, { label: 'dc_order.receiver_phone', show: 'optional' }),
    column(dcOrderFields.id_city, { label: 'dc_order.id_city', show: 'optional' }),
    column(dcOrderFields.revision, { label: 'dc_order.revision', show: 'optional' }),
    column(dcOrderFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(dcOrderFields.note, { label: 'dc_order.note', show: 'optional' }),
    column(dcOrderLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }], label: 'dc_order_line.sku',
    }),
    column(dcOrderLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.name',
    }),
    column(dcOrderLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.quantity',
    }),
    column(dcOrderLineFields.approved_quantity, {
      key: 'lines.approved_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.approved_quantity',
    }),
    column(dcOrderLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.unit_price',
    }),
    column(dcOrderLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.amount',
    }),
  ],
  filters: [
    filter(dcOrderFields.code, { label: 'dc_order.code', kind: 'code_list' }),
    filter(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id', kind: 'reference' }),
    filter(dcOrderFields.level, { label: 'dc_order.level', kind: 'multi_select' }),
    filter(dcOrderFields.status, { label: 'dc_order.status', kind: 'multi_select' }),
    filter(dcMovementFields.status, {
      key: 'movement_id.status', steps: [{ field: 'movement_id', kind: 'reference', entity: 'dc_movement' }],
      label: 'dc_movement.status', kind: 'multi_select',
    }),
    filter(orderFields.status, {
      key: 'order_id.status', steps: [{ field: 'order_id', kind: 'reference', entity: 'order' }], label: 'order.status',
      kind: 'multi_select',
    }),
    filter(dcOrderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on', kind: 'date_range', maxDays: 360 }),
    filter(dcOrderFields.total, { label: 'dc_order.total', kind: 'number_range' }),
    filter(dcOrderLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_order_line' }],
      label: 'dc_order_line.goods_id', kind: 'reference',
    }),
    filter(dcOrderFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(dcOrderFields.approver_id, { label: 'dc_order.approver_id', kind: 'reference' }),
  ],
  counts: [{ key: 'to_decide', where: { status: [1, 2] } }],
  statistics: [
    { key: 'to_decide', label: 'screen.dc/order.statistic.to_decide', count: 'to_decide', mode: 'to_decide' },
  ],
  viewModes: [
    { key: 'to_decide', where: { status: [1, 2] }, badge: 'to_decide' },
    { key: 'on_the_way', where: { status: [3], 'movement_id.status': ['draft', 'sent'] } },
    { key: 'approved', where: { status: [3] } },
    { key: 'rejected', where: { status: [4] } },
    { key: 'all' },
    {
      key: 'goods',
      columns: [
        'code', 'created_at', 'distributor_name', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.approved_quantity', 'lines.unit_price', 'lines.amount', 'status', 'movement_id.status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
