// Generated from schemas/orders/cod-outstanding.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { acceptCancelAction } from './accept-cancel.action.gen.ts';
import { changeWarehouseAction } from './change-warehouse.action.gen.ts';
import { createInvoiceAction } from './create-invoice.action.gen.ts';
import { createTrackingAction } from './create-tracking.action.gen.ts';
import { orderFields } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';
import { prioritiseAction } from './prioritise.action.gen.ts';
import { rejectCancelAction } from './reject-cancel.action.gen.ts';
import { tagOrdersAction } from './tag-orders.action.gen.ts';

export const list = createList({
  screen: 'orders/cod-outstanding',
  route: '/orders/cod-outstanding',
  resource: 'order',
  title: 'screen.orders/cod-outstanding.title',
  permissions: ['administration_report_revenue'],
  urls: { list: '/cod-outstanding-list', count: '/cod-outstanding-count', download: '/cod-outstanding-download' },
  downloadName: 'cod-outstanding.xlsx',
  where: { delivery_status: [250] },
  columns: [
    column(orderFields.customer_order_id, {
      label: 'order.customer_order_id', cell: 'code', show: 'always', sort: true, width: 170, pin: 'left',
    }),
    column(orderFields.delivery_company, { label: 'order.delivery_company', cell: 'enum' }),
    column(orderFields.delivery_order_id, {
      label: 'order.delivery_order_id', cell: 'tracking', carrier: orderFields.delivery_company,
    }),
    column(orderFields.closed_at, {
      label: 'screen.orders/cod-outstanding.column.delivered_at', cell: 'date_time', sort: true, width: 170,
    }),
    column(orderFields.cod_age, { label: 'order.cod_age', cell: 'enum' }),
    column(orderFields.cod_amount, { label: 'order.cod_amount', cell: 'money', sort: true, sum: true, footer: true }),
    column(orderFields.receiver_city, { label: 'order.receiver_city', cell: 'text' }),
    column(orderFields.handed_over_at, { label: 'order.handed_over_at', cell: 'date_time', sort: true, width: 170 }),
    column(orderFields.warehouse_id, { label: 'order.warehouse_id', cell: 'reference', width: 200 }),
    column(orderFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
  ],
  filters: [
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.cod_age, { label: 'order.cod_age', kind: 'multi_select' }),
    filter(orderFields.delivery_order_id, { label: 'order.delivery_order_id', kind: 'code_list' }),
    filter(orderFields.customer_order_id, { label: 'order.customer_order_id', kind: 'code_list' }),
    filter(orderFields.closed_at, { label: 'order.closed_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90] }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference', place: 'panel' }),
    filter(orderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(orderFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['week', 'fortnight', 'month'],
  viewModes: [
    { key: 'all', label: 'screen.orders/cod-outstanding.mode.all' },
    { key: 'week', label: 'screen.orders/cod-outstanding.mode.week', badge: 'week' },
    { key: 'fortnight', label: 'screen.orders/cod-outstanding.mode.fortnight', badge: 'fortnight' },
    { key: 'month', label: 'screen.orders/cod-outstanding.mode.month', badge: 'month' },
  ],
  sort: { field: 'closed_at', order: 'ASC' },
  toolbar: [
    {
      key: 'statements', label: 'screen.orders/cod-outstanding.action.statements', route: '/orders/cod',
      permissions: ['administration_report_revenue'],
    },
    {
      key: 'by_age', label: 'screen.orders/cod-outstanding.action.by_age', route: '/orders/cod-report',
      permissions: ['administration_report_revenue'],
    },
  ],
  row: [
    {
      key: 'accept_cancel', label: 'order.action.accept_cancel', action: 'accept_cancel',
      permissions: ['order_cancel_and_change'], tone: 'danger', confirm: true,
    },
    {
      key: 'change_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
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
      key: 'accept_cancel', label: 'order.action.accept_cancel', action: 'accept_cancel',
      permissions: ['order_cancel_and_change'], tone: 'danger', confirm: true,
    },
    {
      key: 'change_warehouse', label: 'order.action.change_warehouse', action: 'change_warehouse',
      permissions: ['order_manager', 'pos_order_online_list'],
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
  open: '/orders/detail',
  create: { route: '/orders/create-single', permissions: ['order_create_single'] },
  mobile: { title: 'customer_order_id', lines: ['delivery_company', 'closed_at', 'cod_amount', 'delivery_order_id'] },
  tiles: [
    { key: 'cod', label: 'screen.orders/cod-outstanding.tile.cod', sum: 'cod_amount', tone: 'progress' },
    {
      key: 'week', label: 'screen.orders/cod-outstanding.tile.week', count: 'week',
      filters: { closed_at: { to: { today: -7 } } },
    },
    {
      key: 'fortnight', label: 'screen.orders/cod-outstanding.tile.fortnight', count: 'fortnight',
      filters: { closed_at: { to: { today: -14 } } }, tone: 'warning',
    },
    {
      key: 'month', label: 'screen.orders/cod-outstanding.tile.month', count: 'month',
      filters: { closed_at: { to: { today: -30 } } }, tone: 'danger',
    },
  ],
  emptyText: 'screen.orders/cod-outstanding.empty',
});

export default function CodOutstandingList() {
  return <ListScreen list={list} />;
}
