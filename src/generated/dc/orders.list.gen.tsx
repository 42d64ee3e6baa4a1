// Generated from schemas/dc/orders.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcMovementFields } from './dc-movement.entity.gen.ts';
import { dcOrderLineFields } from './dc-order-line.entity.gen.ts';
import { type DcOrder, dcOrderFields } from './dc-order.entity.gen.ts';
import { dcOrderWorkflow } from './dc-order.workflow.gen.ts';

export const list = createList({
  screen: 'dc/order',
  route: '/dc/order',
  resource: 'dc_order',
  title: 'screen.dc/order.title',
  permissions: ['dc_order'],
  urls: { list: '/dc-order-list', count: '/dc-order-count', download: '/dc-order-download' },
  downloadName: 'dc-orders.xlsx',
  columns: [
    column(dcOrderFields.code, {
      label: 'dc_order.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left', link: '/dc/order',
    }),
    column(dcOrderFields.distributor_name, { label: 'dc_order.distributor_name', cell: 'text', width: 220 }),
    column(dcOrderFields.level, { label: 'dc_order.level', cell: 'enum', sort: true }),
    column(dcOrderFields.status, { label: 'dc_order.status', cell: 'enum', sort: true }),
    column(dcOrderFields.quantity, { label: 'dc_order.quantity', cell: 'number', sort: true, sum: true, footer: true }),
    column(dcOrderFields.total, { label: 'dc_order.total', cell: 'money', sort: true, sum: true, footer: true }),
    column(dcOrderFields.credit_after, { label: 'dc_order.credit_after', cell: 'money', sort: true }),
    column(dcOrderFields.credit_over, { label: 'dc_order.credit_over', cell: 'money', sort: true }),
    column(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on', cell: 'date', sort: true }),
    column(dcOrderFields.supplier_name, { label: 'dc_order.supplier_name', cell: 'text', width: 200 }),
    column(dcOrderFields.movement_id, { label: 'dc_order.movement_id', cell: 'reference' }),
    column(dcMovementFields.status, { key: 'movement_id.status', label: 'dc_movement.status', cell: 'enum' }),
    column(dcOrderFields.order_id, { label: 'dc_order.order_id', cell: 'reference', show: 'optional' }),
    column(orderFields.status, {
      key: 'order_id.status', label: 'order.status', cell: 'enum',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    column(orderFields.delivery_order_id, {
      key: 'order_id.delivery_order_id', label: 'order.delivery_order_id', cell: 'tracking',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    column(dcOrderFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(dcOrderFields.approver_id, { label: 'dc_order.approver_id', cell: 'reference' }),
    column(dcOrderFields.decided_at, { label: 'dc_order.decided_at', cell: 'date_time', show: 'optional', sort: true }),
    column(dcOrderFields.decision_note, { label: 'dc_order.decision_note', cell: 'text', show: 'optional' }),
    column(dcOrderFields.discount_percent, { label: 'dc_order.discount_percent', cell: 'number', show: 'optional' }),
    column(dcOrderFields.payment_method, { label: 'dc_order.payment_method', cell: 'enum', show: 'optional' }),
    column(dcOrderFields.receiver_name, { label: 'dc_order.receiver_name', cell: 'text', show: 'optional' }),
    column(dcOrderFields.receiver_phone, { label: 'dc_order.receiver_phone', cell: 'phone', show: 'optional' }),
    column(dcOrderFields.id_city, { label: 'dc_order.id_city', cell: 'reference', show: 'optional' }),
    column(dcOrderFields.revision, { label: 'dc_order.revision', cell: 'number', show: 'optional' }),
    column(dcOrderFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(dcOrderFields.note, { label: 'dc_order.note', cell: 'text', show: 'optional' }),
    column(dcOrderLineFields.sku, { key: 'lines.sku', label: 'dc_order_line.sku', cell: 'code' }),
    column(dcOrderLineFields.name, { key: 'lines.name', label: 'dc_order_line.name', cell: 'text' }),
    column(dcOrderLineFields.quantity, { key: 'lines.quantity', label: 'dc_order_line.quantity', cell: 'number' }),
    column(dcOrderLineFields.approved_quantity, {
      key: 'lines.approved_quantity', label: 'dc_order_line.approved_quantity', cell: 'number',
    }),
    column(dcOrderLineFields.unit_price, { key: 'lines.unit_price', label: 'dc_order_line.unit_price', cell: 'money' }),
    column(dcOrderLineFields.amount, { key: 'lines.amount', label: 'dc_order_line.amount', cell: 'money' }),
  ],
  filters: [
    filter(dcOrderFields.code, { label: 'dc_order.code', kind: 'code_list' }),
    filter(dcOrderFields.distributor_id, { label: 'dc_order.distributor_id', kind: 'reference' }),
    filter(dcOrderFields.level, { label: 'dc_order.level', kind: 'multi_select' }),
    filter(dcOrderFields.status, { label: 'dc_order.status', kind: 'multi_select' }),
    filter(dcMovementFields.status, {
      key: 'movement_id.status', label: 'dc_movement.status', kind: 'multi_select', place: 'panel',
    }),
    filter(orderFields.status, {
      key: 'order_id.status', label: 'order.status', kind: 'multi_select', place: 'panel',
      walls: [
        [
          'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
          'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
          'goods_return_history',
        ],
      ],
    }),
    filter(dcOrderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(dcOrderFields.wanted_on, { label: 'dc_order.wanted_on', kind: 'date_range', place: 'panel', maxDays: 360 }),
    filter(dcOrderFields.total, { label: 'dc_order.total', kind: 'number_range', place: 'panel' }),
    filter(dcOrderLineFields.goods_id, {
      key: 'lines.goods_id', label: 'dc_order_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(dcOrderFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(dcOrderFields.approver_id, { label: 'dc_order.approver_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['to_decide'],
  viewModes: [
    { key: 'to_decide', label: 'screen.dc/order.mode.to_decide', badge: 'to_decide' },
    { key: 'on_the_way', label: 'screen.dc/order.mode.on_the_way' },
    { key: 'approved', label: 'screen.dc/order.mode.approved' },
    { key: 'rejected', label: 'screen.dc/order.mode.rejected' },
    { key: 'all', label: 'screen.dc/order.mode.all' },
    {
      key: 'goods', label: 'screen.dc/order.mode.goods',
      columns: [
        'code', 'created_at', 'distributor_name', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.approved_quantity', 'lines.unit_price', 'lines.amount', 'status', 'movement_id.status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.dc/order.action.create', route: '/dc/order-create',
      permissions: ['dc_order_create'], tone: 'success',
    },
    { key: 'import', label: 'action.import', route: '/dc/order-create/import', permissions: ['dc_order_create'] },
    { key: 'report', label: 'screen.dc/order.action.report', route: '/dc/order/report', permissions: ['dc_order'] },
  ],
  row: [
    { key: 'take', label: 'dc_order.transition.take', transition: 'take', permissions: ['dc_order'], tone: 'progress' },
    {
      key: 'approve', label: 'dc_order.transition.approve', transition: 'approve', permissions: ['dc_order'],
      tone: 'success',
    },
    {
      key: 'approve_over_credit', label: 'dc_order.transition.approve_over_credit', transition: 'approve_over_credit',
      permissions: ['dc_distributor'], tone: 'warning',
    },
    {
      key: 'reject', label: 'dc_order.transition.reject', transition: 'reject', permissions: ['dc_order'],
      tone: 'danger',
    },
    { key: 'give_back', label: 'dc_order.transition.give_back', transition: 'give_back', permissions: ['dc_order'] },
    {
      key: 'resubmit', label: 'dc_order.transition.resubmit', transition: 'resubmit', permissions: ['dc_order_create'],
    },
  ],
  bulk: [
    { key: 'take', label: 'dc_order.transition.take', transition: 'take', permissions: ['dc_order'], tone: 'progress' },
    {
      key: 'approve', label: 'dc_order.transition.approve', transition: 'approve', permissions: ['dc_order'],
      tone: 'success',
    },
    {
      key: 'reject', label: 'dc_order.transition.reject', transition: 'reject', permissions: ['dc_order'],
      tone: 'danger',
    },
  ],
  workflows: [dcOrderWorkflow],
  open: '/dc/order',
  create: { route: '/dc/order-create', permissions: ['dc_order_create'] },
  mobile: { title: 'code', lines: ['distributor_name', 'status', 'total', 'wanted_on'] },
  rowTone: [
    {
      when: (c: Logic<DcOrder>) =>
        [1, 2].includes(c.record.status) && c.record.credit_over != null && c.record.credit_over > 0,
      tone: 'danger',
    },
    {
      when: (c: Logic<DcOrder>) =>
        [1, 2].includes(c.record.status) && (c.record.created_at != null && c.record.created_at < new Date(Date.parse(c.now) - 2 * 86400000).toISOString()),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.dc/order.empty',
  live: true,
  expand: { rows: 'lines', label: 'dc_order.lines' },
});

export default function OrdersList() {
  return <ListScreen list={list} />;
}
