// Generated from schemas/orders/orders.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { acceptCancelAction } from './accept-cancel.action.gen.ts';
import { changeWarehouseAction } from './change-warehouse.action.gen.ts';
import { createInvoiceAction } from './create-invoice.action.gen.ts';
import { createTrackingAction } from './create-tracking.action.gen.ts';
import { orderLineFields } from './order-line.entity.gen.ts';
import { orderPackageFields } from './order-package.entity.gen.ts';
import { orderPaymentFields } from './order-payment.entity.gen.ts';
import { type Order, orderFields } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';
import { prioritiseAction } from './prioritise.action.gen.ts';
import { rejectCancelAction } from './reject-cancel.action.gen.ts';
import { tagOrdersAction } from './tag-orders.action.gen.ts';

export const list = createList({
  screen: 'orders/list',
  route: '/orders/list',
  resource: 'order',
  title: 'screen.orders/list.title',
  permissions: ['order_manager'],
  urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
  downloadName: 'orders.xlsx',
  columns: [
    column(orderFields.customer_order_id, {
      label: 'order.customer_order_id', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/orders/detail',
    }),
    column(orderFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(orderFields.status, { label: 'order.status', cell: 'enum', sort: true }),
    column(orderFields.receiver_name, { label: 'order.receiver_name', cell: 'text', sort: true }),
    column(orderFields.receiver_phone, { label: 'order.receiver_phone', cell: 'phone' }),
    column(orderFields.goods_quantity, {
      label: 'order.goods_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(orderFields.cod_amount, { label: 'order.cod_amount', cell: 'money', sort: true, sum: true, footer: true }),
    column(orderFields.delivery_company, { label: 'order.delivery_company', cell: 'enum' }),
    column(orderFields.delivery_order_id, {
      label: 'order.delivery_order_id', cell: 'tracking', carrier: orderFields.delivery_company,
    }),
    column(orderFields.delivery_status, { label: 'order.delivery_status', cell: 'enum' }),
    column(orderFields.carrier_state, { label: 'order.carrier_state', cell: 'enum', show: 'optional' }),
    column(orderFields.carrier_error, { label: 'order.carrier_error', cell: 'text', show: 'optional', width: 320 }),
    column(orderFields.receiver_city, { label: 'order.receiver_city', cell: 'text', sort: true }),
    column(orderFields.receiver_address, { label: 'order.receiver_address', cell: 'text', show: 'optional' }),
    column(orderFields.warehouse_id, { label: 'order.warehouse_id', cell: 'reference' }),
    column(orderFields.goods_total, { label: 'order.goods_total', cell: 'money', sort: true, sum: true }),
    column(orderFields.discount, { label: 'order.discount', cell: 'money', show: 'optional', sum: true }),
    column(orderFields.prepay, { label: 'order.prepay', cell: 'money', show: 'optional', sum: true }),
    column(orderFields.delivery_cost, { label: 'order.delivery_cost', cell: 'money', sort: true, sum: true }),
    column(orderFields.insurance_value, { label: 'order.insurance_value', cell: 'money', show: 'optional' }),
    column(orderFields.weight, { label: 'order.weight', cell: 'number', show: 'optional', sort: true, sum: true }),
    column(orderFields.dimensions, { label: 'order.dimensions', cell: 'text', show: 'optional' }),
    column(orderFields.package_count, { label: 'order.package_count', cell: 'number', show: 'optional', sum: true }),
    column(orderFields.source, { label: 'order.source', cell: 'enum' }),
    column(orderFields.create_method, { label: 'order.create_method', cell: 'enum', show: 'optional' }),
    column(orderFields.platform_order_sn, { label: 'order.platform_order_sn', cell: 'code', show: 'optional' }),
    column(orderFields.platform_status, { label: 'order.platform_status', cell: 'code', show: 'optional' }),
    column(orderFields.sla_ship_by, { label: 'order.sla_ship_by', cell: 'date_time', sort: true }),
    column(orderFields.confirm_after, { label: 'order.confirm_after', cell: 'date_time', show: 'optional' }),
    column(orderFields.images, { label: 'order.images', cell: 'gallery' }),
    column(orderFields.pos_id, { label: 'order.pos_id', cell: 'reference', show: 'optional', width: 180 }),
    column(orderFields.is_pickup, { label: 'order.is_pickup', cell: 'boolean', show: 'optional' }),
    column(orderFields.tags, { label: 'order.tags', cell: 'tags', show: 'optional' }),
    column(orderFields.priority, { label: 'order.priority', cell: 'number', show: 'optional', sort: true }),
    column(orderFields.lead_id, { label: 'order.lead_id', cell: 'number', show: 'optional' }),
    column(orderFields.conversation_id, { label: 'order.conversation_id', cell: 'number', show: 'optional' }),
    column(orderFields.transfer_code, { label: 'order.transfer_code', cell: 'code', show: 'optional' }),
    column(orderFields.dc_order_code, { label: 'order.dc_order_code', cell: 'code', show: 'optional' }),
    column(orderFields.picker_id, { label: 'order.picker_id', cell: 'reference', show: 'optional' }),
    column(orderFields.handover_id, { label: 'order.handover_id', cell: 'reference', show: 'optional', width: 160 }),
    column(orderFields.handed_over_at, {
      label: 'order.handed_over_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(orderFields.is_on_time, { label: 'order.is_on_time', cell: 'boolean', show: 'optional' }),
    column(orderFields.handover_minutes, { label: 'order.handover_minutes', cell: 'number', show: 'optional' }),
    column(orderFields.duplicate_of, { label: 'order.duplicate_of', cell: 'reference', show: 'optional', width: 160 }),
    column(orderFields.publish_invoice, { label: 'order.publish_invoice', cell: 'boolean', show: 'optional' }),
    column(orderFields.publish_invoice_type, { label: 'order.publish_invoice_type', cell: 'enum', show: 'optional' }),
    column(orderFields.invoice_handling, { label: 'order.invoice_handling', cell: 'enum', show: 'optional' }),
    column(orderFields.cod_difference, { label: 'order.cod_difference', cell: 'money', show: 'optional', sort: true }),
    column(orderFields.cod_received, { label: 'order.cod_received', cell: 'money', show: 'optional', sum: true }),
    column(orderFields.reconciled_at, { label: 'order.reconciled_at', cell: 'date_time', show: 'optional' }),
    column(orderFields.received_method, { label: 'order.received_method', cell: 'enum', show: 'optional' }),
    column(orderFields.received_code, { label: 'order.received_code', cell: 'code', show: 'optional' }),
    column(orderFields.is_pending, { label: 'order.is_pending', cell: 'boolean', show: 'optional' }),
    column(orderFields.hold_until, { label: 'order.hold_until', cell: 'date_time', show: 'optional' }),
    column(orderFields.note, { label: 'order.note', cell: 'text', show: 'optional' }),
    column(orderFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(orderLineFields.sku, { key: 'lines.sku', label: 'order_line.sku', cell: 'code' }),
    column(orderLineFields.name, { key: 'lines.name', label: 'order_line.name', cell: 'text' }),
    column(orderLineFields.quantity, { key: 'lines.quantity', label: 'order_line.quantity', cell: 'number', sum: true }),
    column(orderLineFields.missing, { key: 'lines.missing', label: 'order_line.missing', cell: 'number', sum: true }),
    column(orderLineFields.unit_price, { key: 'lines.unit_price', label: 'order_line.unit_price', cell: 'money' }),
    column(orderLineFields.amount, { key: 'lines.amount', label: 'order_line.amount', cell: 'money', sum: true }),
    column(orderPaymentFields.date, { key: 'payments.date', label: 'order_payment.date', cell: 'date' }),
    column(orderPaymentFields.method, { key: 'payments.method', label: 'order_payment.method', cell: 'enum' }),
    column(orderPaymentFields.code, { key: 'payments.code', label: 'order_payment.code', cell: 'code', width: 180 }),
    column(orderPaymentFields.value, { key: 'payments.value', label: 'order_payment.value', cell: 'money', sum: true }),
  ],
  filters: [
    filter(orderFields.customer_order_id, { label: 'order.customer_order_id', kind: 'text' }),
    filter(orderFields.delivery_order_id, { label: 'order.delivery_order_id', kind: 'text' }),
    filter(orderPackageFields.delivery_order_id, {
      key: 'packages.delivery_order_id', label: 'order_package.tracking', kind: 'text', place: 'panel',
    }),
    filter(orderFields.platform_order_sn, { label: 'order.platform_order_sn', kind: 'code_list', place: 'panel' }),
    filter(orderFields.sla_ship_by, { label: 'order.sla_ship_by', kind: 'date_range', place: 'panel', maxDays: 360 }),
    filter(orderFields.receiver_name, { label: 'order.receiver_name', kind: 'text' }),
    filter(orderFields.receiver_phone, { label: 'order.receiver_phone', kind: 'phone' }),
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(orderFields.status, { label: 'order.status', kind: 'multi_select' }),
    filter(orderFields.delivery_status, { label: 'order.delivery_status', kind: 'multi_select' }),
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.carrier_state, { label: 'order.carrier_state', kind: 'multi_select', place: 'panel' }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.source, { label: 'order.source', kind: 'multi_select' }),
    filter(orderFields.cod_amount, { label: 'order.cod_amount', kind: 'number_range' }),
    filter(orderFields.goods_quantity, { label: 'order.goods_quantity', kind: 'number_range' }),
    filter(orderLineFields.sku, { key: 'lines.sku', label: 'order_line.sku', kind: 'text' }),
    filter(orderLineFields.goods_id, {
      key: 'lines.goods_id', label: 'order_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(orderFields.is_pending, { label: 'order.is_pending', kind: 'boolean', place: 'panel' }),
    filter(orderFields.cancel_asked, { label: 'order.cancel_asked', kind: 'boolean', place: 'panel' }),
    filter(orderFields.create_method, { label: 'order.create_method', kind: 'multi_select', place: 'panel' }),
    filter(orderFields.receiver_city, { label: 'order.receiver_city_typed', kind: 'text' }),
    filter(orderFields.receiver_country, { label: 'order.receiver_country', kind: 'select', place: 'panel' }),
    filter(orderFields.address_scheme, { label: 'order.address_scheme', kind: 'select', place: 'panel' }),
    filter(orderFields.id_city, {
      label: 'order.id_city', kind: 'reference', place: 'panel',
      dependsOn: { country: ['receiver_country'], scheme: ['address_scheme'] },
    }),
    filter(orderFields.id_county, {
      label: 'order.id_county', kind: 'reference', place: 'panel', dependsOn: { parent_id: ['id_city'] },
    }),
    filter(orderFields.id_ward, {
      label: 'order.id_ward', kind: 'reference', place: 'panel', dependsOn: { parent_id: ['id_county', 'id_city'] },
    }),
    filter(orderFields.shop_connection_id, { label: 'order.shop_connection_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.tags, { label: 'order.tags', kind: 'multi_select', place: 'panel' }),
    filter(orderFields.duplicate_of, { label: 'order.duplicate_of', kind: 'reference', place: 'panel' }),
    filter(orderFields.priority, { label: 'order.priority', kind: 'number_range', place: 'panel' }),
    filter(orderFields.handed_over_at, {
      label: 'order.handed_over_at', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(orderFields.is_on_time, { label: 'order.is_on_time', kind: 'boolean', place: 'panel' }),
    filter(orderFields.age_step, { label: 'order.age_step', kind: 'multi_select', place: 'panel' }),
    filter(orderFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(orderFields.publish_invoice, { label: 'order.publish_invoice', kind: 'boolean', place: 'panel' }),
    filter(orderFields.invoice_handling, { label: 'order.invoice_handling', kind: 'multi_select', place: 'panel' }),
    filter(orderFields.handover_id, { label: 'order.handover_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.pos_id, { label: 'order.pos_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.consignment_id, { label: 'order.consignment_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.transfer_code, { label: 'order.transfer_code', kind: 'text', place: 'panel' }),
    filter(orderFields.dc_order_code, { label: 'order.dc_order_code', kind: 'text', place: 'panel' }),
    filter(orderFields.picker_id, { label: 'order.picker_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.lead_id, { label: 'order.lead_id', kind: 'number_range', place: 'panel' }),
    filter(orderFields.conversation_id, { label: 'order.conversation_id', kind: 'number_range', place: 'panel' }),
    filter(orderFields.cod_difference, { label: 'order.cod_difference', kind: 'number_range', place: 'panel' }),
    filter(orderFields.order_file_id, { label: 'order.order_file_id', kind: 'reference', place: 'panel' }),
  ],
  counts: [
    'pending', 'cancel_asked', 'to_pick', 'return_due', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_hand_over',
    'undelivered', 'on_hold', 'late',
  ],
  viewModes: [
    { key: 'order', label: 'screen.orders/list.mode.order' },
    { key: 'pending', label: 'screen.orders/list.mode.pending', badge: 'pending' },
    { key: 'cancel_asked', label: 'screen.orders/list.mode.cancel_asked', badge: 'cancel_asked' },
    { key: 'out_of_stock', label: 'screen.orders/list.mode.out_of_stock', badge: 'out_of_stock' },
    { key: 'no_tracking', label: 'screen.orders/list.mode.no_tracking', badge: 'no_tracking' },
    {
      key: 'not_accepted', label: 'screen.orders/list.mode.not_accepted',
      columns: [
        'customer_order_id', 'created_at', 'carrier_state', 'carrier_error', 'delivery_company', 'receiver_name',
        'receiver_phone', 'receiver_city', 'receiver_address', 'cod_amount', 'weight', 'delivery_cost', 'warehouse_id',
        'status', 'source', 'sla_ship_by',
      ],
      badge: 'not_accepted',
    },
    { key: 'to_pick', label: 'screen.orders/list.mode.to_pick', badge: 'to_pick' },
    { key: 'to_hand_over', label: 'screen.orders/list.mode.to_hand_over', badge: 'to_hand_over' },
    { key: 'on_the_way', label: 'screen.orders/list.mode.on_the_way' },
    { key: 'undelivered', label: 'screen.orders/list.mode.undelivered', badge: 'undelivered' },
    { key: 'return_due', label: 'screen.orders/list.mode.return_due', badge: 'return_due' },
    { key: 'on_hold', label: 'screen.orders/list.mode.on_hold', badge: 'on_hold' },
    {
      key: 'goods', label: 'screen.orders/list.mode.goods',
      columns: [
        'customer_order_id', 'created_at', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price',
        'lines.amount', 'receiver_name', 'warehouse_id',
      ],
      rows: 'lines',
    },
    {
      key: 'payments', label: 'screen.orders/list.mode.payments',
      columns: [
        'customer_order_id', 'created_at', 'status', 'payments.date', 'payments.method', 'payments.code',
        'payments.value', 'prepay', 'cod_amount', 'receiver_name', 'receiver_phone',
      ],
      rows: 'payments', permissions: ['order_detail_price'],
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.orders/list.action.create', route: '/orders/create-single',
      permissions: ['order_create_single'], tone: 'success',
    },
    {
      key: 'pickup', label: 'screen.orders/list.action.pickup', route: '/scan/pickup',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'packing', label: 'screen.orders/list.action.packing', route: '/scan/packing',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'pick_lists', label: 'screen.orders/list.action.pick_lists', route: '/orders/pick-list',
      permissions: ['order_manager'],
    },
  ],
  row: [
    {
      key: 'allocate', label: 'order.transition.allocate', transition: 'allocate',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'create_tracking', label: 'order.action.create_tracking', action: 'create_tracking',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'make_ready', label: 'order.transition.make_ready', transition: 'make_ready',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'confirm', label: 'order.transition.confirm', transition: 'confirm',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'accept_cancel', label: 'screen.orders/list.action.accept_cancel', action: 'accept_cancel',
      permissions: ['order_cancel_and_change'], tone: 'danger', confirm: true,
    },
    {
      key: 'reject_cancel', label: 'screen.orders/list.action.reject_cancel', action: 'reject_cancel',
      permissions: ['order_cancel_and_change'], tone: 'success', confirm: true,
    },
    {
      key: 'hold', label: 'order.transition.hold', transition: 'hold', permissions: ['order_manager'], tone: 'warning',
    },
    {
      key: 'release_hold', label: 'order.transition.release_hold', transition: 'release_hold',
      permissions: ['order_manager'],
    },
    { key: 'redeliver', label: 'order.transition.redeliver', transition: 'redeliver', permissions: ['order_manager'] },
    { key: 'send_back', label: 'order.transition.send_back', transition: 'send_back', permissions: ['order_manager'] },
    {
      key: 'deliver', label: 'order.transition.deliver', transition: 'deliver',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'print_label', label: 'screen.orders/list.action.print_label',
      print: async () => (await import('#generated/orders/parcel-label.print.gen.ts')).parcelLabelPrint,
    },
    {
      key: 'make_request', label: 'screen.orders/list.action.make_request', route: '/internal/request/create',
      prefill: { kind: { value: 'order' }, title: 'customer_order_id', link_code: 'customer_order_id', order_id: 'id' },
      permissions: ['administration_request'],
    },
    {
      key: 'cancel', label: 'order.transition.cancel', transition: 'cancel', permissions: ['order_cancel_and_change'],
      tone: 'danger',
    },
    {
      key: 'change_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'create_invoice', label: 'order.action.create_invoice', action: 'create_invoice',
      permissions: ['create_order_invoice'],
    },
    { key: 'prioritise', label: 'order.action.prioritise', action: 'prioritise', permissions: ['order_manager'] },
    { key: 'tag_orders', label: 'order.action.tag_orders', action: 'tag_orders', permissions: ['order_manager'] },
  ],
  bulk: [
    {
      key: 'allocate', label: 'order.transition.allocate', transition: 'allocate',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'create_tracking', label: 'order.action.create_tracking', action: 'create_tracking',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'make_ready', label: 'order.transition.make_ready', transition: 'make_ready',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'start_picking', label: 'order.transition.start_picking', transition: 'start_picking',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'confirm', label: 'order.transition.confirm', transition: 'confirm',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'hold', label: 'order.transition.hold', transition: 'hold', permissions: ['order_manager'], tone: 'warning',
    },
    {
      key: 'release_hold', label: 'order.transition.release_hold', transition: 'release_hold',
      permissions: ['order_manager'],
    },
    {
      key: 'change_carrier', label: 'order.transition.change_carrier', transition: 'change_carrier',
      permissions: ['order_cancel_and_change'],
    },
    {
      key: 'change_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
    {
      key: 'release_stock', label: 'order.transition.release_stock', transition: 'release_stock',
      permissions: ['order_manager'], tone: 'warning',
    },
    { key: 'redeliver', label: 'order.transition.redeliver', transition: 'redeliver', permissions: ['order_manager'] },
    { key: 'send_back', label: 'order.transition.send_back', transition: 'send_back', permissions: ['order_manager'] },
    {
      key: 'reconcile', label: 'order.transition.reconcile', transition: 'reconcile',
      permissions: ['order_cancel_and_change'], tone: 'success',
    },
    {
      key: 'deliver', label: 'order.transition.deliver', transition: 'deliver',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
    {
      key: 'print_label', label: 'screen.orders/list.action.print_label',
      print: async () => (await import('#generated/orders/parcel-label.print.gen.ts')).parcelLabelPrint,
    },
    {
      key: 'pick_list', label: 'screen.orders/list.action.pick_list', form: 'make-pick-list',
      permissions: ['order_manager'],
    },
    {
      key: 'handover_file', label: 'screen.orders/list.action.handover_file', form: 'make-handover',
      permissions: ['order_download_handover_file'],
    },
    { key: 'prioritise', label: 'order.action.prioritise', action: 'prioritise', permissions: ['order_manager'] },
    { key: 'tag_orders', label: 'order.action.tag_orders', action: 'tag_orders', permissions: ['order_manager'] },
    {
      key: 'cancel', label: 'order.transition.cancel', transition: 'cancel', permissions: ['order_cancel_and_change'],
      tone: 'danger',
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
      key: 'reject_cancel', label: 'order.action.reject_cancel', action: 'reject_cancel',
      permissions: ['order_cancel_and_change'], tone: 'success', confirm: true,
    },
  ],
  actions: [
    acceptCancelAction, changeWarehouseAction, createInvoiceAction, createTrackingAction, prioritiseAction,
    rejectCancelAction, tagOrdersAction,
  ],
  workflows: [orderWorkflow],
  open: '/orders/detail',
  create: { route: '/orders/create-single', permissions: ['order_create_single'] },
  mobile: { title: 'customer_order_id', lines: ['receiver_name', 'status', 'created_at', 'cod_amount'] },
  rowTone: [
    { when: (c: Logic<Order>) => c.record.hold_until != null, tone: 'warning' },
    {
      when: (c: Logic<Order>) =>
        [-100, 20, 35, 40, 60, 100, 160].includes(c.record.status) && c.record.sla_ship_by != null && c.record.sla_ship_by < c.now,
      tone: 'danger',
    },
  ],
  tiles: [
    {
      key: 'late', label: 'screen.orders/list.tile.late', count: 'late',
      filters: { sla_ship_by: { from: { today: -359 }, to: { today: -1 } }, status: [-100, 20, 35, 40, 60, 100, 160] },
      tone: 'danger',
    },
    {
      key: 'to_pick', label: 'screen.orders/list.tile.to_pick', count: 'to_pick', filters: { status: [40, 60] },
      tone: 'info',
    },
    {
      key: 'return_due', label: 'screen.orders/list.tile.return_due', count: 'return_due',
      filters: { status: [200], delivery_status: [275, 402] }, tone: 'warning',
    },
    { key: 'cod', label: 'screen.orders/list.tile.cod', sum: 'cod_amount' },
  ],
  live: true,
  expand: { rows: 'lines', label: 'order.lines' },
});

export default function OrdersList() {
  return <ListScreen list={list} />;
}
