// Generated from schemas/pos/order-online-list.list.json. Edit that file and run `npm run generate`.
import { acceptCancelAction } from '#generated/orders/accept-cancel.action.gen.ts';
import { changeWarehouseAction } from '#generated/orders/change-warehouse.action.gen.ts';
import { createInvoiceAction } from '#generated/orders/create-invoice.action.gen.ts';
import { createTrackingAction } from '#generated/orders/create-tracking.action.gen.ts';
import { orderLineFields } from '#generated/orders/order-line.entity.gen.ts';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { orderWorkflow } from '#generated/orders/order.workflow.gen.ts';
import { prioritiseAction } from '#generated/orders/prioritise.action.gen.ts';
import { rejectCancelAction } from '#generated/orders/reject-cancel.action.gen.ts';
import { tagOrdersAction } from '#generated/orders/tag-orders.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/order-online-list',
  route: '/pos/order-online-list',
  resource: 'order',
  title: 'screen.pos/order-online-list.title',
  permissions: ['pos_order_online_list'],
  urls: { list: '/pos-order-online-list', count: '/pos-order-online-count', download: '/pos-order-online-download' },
  downloadName: 'online-orders.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(orderFields.customer_order_id, {
      label: 'order.customer_order_id', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/pos/order-online-list',
    }),
    column(orderFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true, width: 160 }),
    column(orderFields.sla_ship_by, { label: 'order.sla_ship_by', cell: 'date_time', sort: true, width: 160 }),
    column(orderFields.pos_id, { label: 'order.pos_id', cell: 'reference', width: 180 }),
    column(orderFields.receiver_name, { label: 'order.receiver_name', cell: 'text' }),
    column(orderFields.receiver_phone, { label: 'order.receiver_phone', cell: 'phone' }),
    column(orderFields.goods_quantity, { label: 'order.goods_quantity', cell: 'number', sum: true }),
    column(orderFields.cod_amount, { label: 'order.cod_amount', cell: 'money', sum: true, footer: true }),
    column(orderFields.prepay, { label: 'order.prepay', cell: 'money', show: 'optional', sum: true }),
    column(orderFields.delivery_company, { label: 'order.delivery_company', cell: 'enum' }),
    column(orderFields.delivery_order_id, {
      label: 'order.delivery_order_id', cell: 'tracking', carrier: orderFields.delivery_company,
    }),
    column(orderFields.status, { label: 'order.status', cell: 'enum', sort: true }),
    column(orderFields.delivery_status, { label: 'order.delivery_status', cell: 'enum' }),
    column(orderFields.is_pickup, { label: 'order.is_pickup', cell: 'boolean', show: 'optional' }),
    column(orderFields.warehouse_id, { label: 'order.warehouse_id', cell: 'reference', show: 'optional' }),
    column(orderFields.note, { label: 'order.note', cell: 'text', show: 'optional' }),
    column(orderLineFields.sku, { key: 'lines.sku', label: 'order_line.sku', cell: 'code' }),
    column(orderLineFields.name, { key: 'lines.name', label: 'order_line.name', cell: 'text' }),
    column(orderLineFields.quantity, { key: 'lines.quantity', label: 'order_line.quantity', cell: 'number' }),
    column(orderLineFields.amount, { key: 'lines.amount', label: 'order_line.amount', cell: 'money' }),
  ],
  filters: [
    filter(orderFields.customer_order_id, { label: 'order.customer_order_id', kind: 'code_list' }),
    filter(orderFields.receiver_phone, { label: 'order.receiver_phone', kind: 'phone' }),
    filter(orderFields.pos_id, { label: 'order.pos_id', kind: 'reference' }),
    filter(orderFields.status, { label: 'order.status', kind: 'multi_select' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(orderFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['new', 'to_prepare', 'preparing', 'ready', 'to_deliver'],
  viewModes: [
    { key: 'new', label: 'screen.pos/order-online-list.mode.new', badge: 'new' },
    { key: 'to_prepare', label: 'screen.pos/order-online-list.mode.to_prepare', badge: 'to_prepare' },
    { key: 'preparing', label: 'screen.pos/order-online-list.mode.preparing', badge: 'preparing' },
    { key: 'ready', label: 'screen.pos/order-online-list.mode.ready', badge: 'ready' },
    { key: 'to_deliver', label: 'screen.pos/order-online-list.mode.to_deliver', badge: 'to_deliver' },
    { key: 'handed_over', label: 'screen.pos/order-online-list.mode.handed_over' },
    { key: 'returns', label: 'screen.pos/order-online-list.mode.returns' },
    { key: 'all', label: 'screen.pos/order-online-list.mode.all' },
  ],
  sort: { field: 'sla_ship_by', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/pos/order-online-create',
      permissions: ['pos_order_create_single'], tone: 'success',
    },
    {
      key: 'order_returns', label: 'screen.pos/order-online-list.action.order_returns', route: '/pos/order-return',
      permissions: ['pos_order_online_list'],
    },
  ],
  row: [
    {
      key: 'allocate', label: 'order.transition.allocate', transition: 'allocate',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'prepare', label: 'order.transition.prepare', transition: 'prepare', permissions: ['pos_order_online_list'],
      tone: 'success',
    },
    {
      key: 'start_picking', label: 'order.transition.start_picking', transition: 'start_picking',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'finish_picking', label: 'order.transition.finish_picking', transition: 'finish_picking',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'pack', label: 'order.transition.pack', transition: 'pack',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'hand_over', label: 'order.transition.hand_over', transition: 'hand_over',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'deliver', label: 'order.transition.deliver', transition: 'deliver',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'take_back', label: 'order.transition.take_back', transition: 'take_back',
      permissions: ['pos_order_online_list'], tone: 'warning',
    },
    {
      key: 'mark_out_of_stock', label: 'order.transition.mark_out_of_stock', transition: 'mark_out_of_stock',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'warning',
    },
    {
      key: 'to_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'print_label', label: 'screen.pos/order-online-list.action.print_label',
      print: async () => (await import('#generated/orders/parcel-label.print.gen.ts')).parcelLabelPrint,
    },
    {
      key: 'accept_cancel', label: 'order.action.accept_cancel', action: 'accept_cancel',
      permissions: ['order_cancel_and_change'], tone: 'danger', confirm: true,
    },
    {
      key: 'create_invoice', label: 'order.action.create_invoice', action: 'create_invoice',
      permissions: ['create_order_invoice'],
    },
    {
      key: 'create_tracking', label: 'order.action.create_tracking', action: 'create_tracking',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    { key: 'prioritise', label: 'order.action.prioritise', action: 'prioritise', permissions: ['order_manager'] },
    {
      key: 'reject_cancel', label: 'order.action.reject_cancel', action: 'reject_cancel',
      permissions: ['order_cancel_and_change'], tone: 'success', confirm: true,
    },
    { key: 'tag_orders', label: 'order.action.tag_orders', action: 'tag_orders', permissions: ['order_manager'] },
  ],
  bulk: [
    {
      key: 'allocate', label: 'order.transition.allocate', transition: 'allocate',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'prepare', label: 'order.transition.prepare', transition: 'prepare', permissions: ['pos_order_online_list'],
      tone: 'success',
    },
    {
      key: 'start_picking', label: 'order.transition.start_picking', transition: 'start_picking',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'hand_over', label: 'order.transition.hand_over', transition: 'hand_over',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'deliver', label: 'order.transition.deliver', transition: 'deliver',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'take_back', label: 'order.transition.take_back', transition: 'take_back',
      permissions: ['pos_order_online_list'], tone: 'warning',
    },
    {
      key: 'to_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'print_label', label: 'screen.pos/order-online-list.action.print_label',
      print: async () => (await import('#generated/orders/parcel-label.print.gen.ts')).parcelLabelPrint,
    },
    {
      key: 'accept_cancel', label: 'order.action.accept_cancel', action: 'accept_cancel',
      permissions: ['order_cancel_and_change'], tone: 'danger', confirm: true,
    },
    {
      key: 'create_invoice', label: 'order.action.create_invoice', action: 'create_invoice',
      permissions: ['create_order_invoice'],
    },
    {
      key: 'create_tracking', label: 'order.action.create_tracking', action: 'create_tracking',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    { key: 'prioritise', label: 'order.action.prioritise', action: 'prioritise', permissions: ['order_manager'] },
    {
      key: 'reject_cancel', label: 'order.action.reject_cancel', action: 'reject_cancel',
      permissions: ['order_cancel_and_change'], tone: 'success', confirm: true,
    },
    { key: 'tag_orders', label: 'order.action.tag_orders', action: 'tag_orders', permissions: ['order_manager'] },
  ],
  actions: [
    acceptCancelAction, changeWarehouseAction, createInvoiceAction, createTrackingAction, prioritiseAction,
    rejectCancelAction, tagOrdersAction,
  ],
  workflows: [orderWorkflow],
  open: '/pos/order-online-list',
  create: { route: '/pos/order-online-create', permissions: ['pos_order_create_single'] },
  mobile: { title: 'customer_order_id', lines: ['status', 'sla_ship_by', 'goods_quantity', 'receiver_name'] },
  live: true,
  expand: { rows: 'lines', label: 'order.lines' },
});

export default function OrderOnlineList() {
  return <ListScreen list={list} />;
}
