// Generated from schemas/orders/cod-outstanding.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderFields } from './order.entity.gen.ts';

export const codOutstandingList = createList({
  screen: 'orders/cod-outstanding',
  route: '/orders/cod-outstanding',
  module: 'orders',
  entity: 'order',
  permissions: ['administration_report_revenue'],
  license: 'finance',
  urls: { list: '/cod-outstanding-list', count: '/cod-outstanding-count', download: '/cod-outstanding-download' },
  downloadName: 'cod-outstanding.xlsx',
  where: { delivery_status: [250] },
  columns: [
    column(orderFields.customer_order_id, { label: 'order.customer_order_id', show: 'always', sort: true }),
    column(orderFields.delivery_company, { label: 'order.delivery_company' }),
    column(orderFields.delivery_order_id, { label: 'order.delivery_order_id' }),
    column(orderFields.closed_at, { label: 'screen.orders/cod-outstanding.column.delivered_at', sort: true }),
    column(orderFields.cod_age, { label: 'order.cod_age' }),
    column(orderFields.cod_amount, { label: 'order.cod_amount', sort: true, sum: true }),
    column(orderFields.receiver_city, { label: 'order.receiver_city' }),
    column(orderFields.handed_over_at, { label: 'order.handed_over_at', sort: true }),
    column(orderFields.warehouse_id, { label: 'order.warehouse_id' }),
    column(orderFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.cod_age, { label: 'order.cod_age', kind: 'multi_select' }),
    filter(orderFields.delivery_order_id, { label: 'order.delivery_order_id', kind: 'code_list' }),
    filter(orderFields.customer_order_id, { label: 'order.customer_order_id', kind: 'code_list' }),
    filter(orderFields.closed_at, { label: 'order.closed_at', kind: 'date_range', maxDays: 360 }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
    filter(orderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(orderFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'week', where: { closed_at: { to: { today: -7 } } } },
    { key: 'fortnight', where: { closed_at: { to: { today: -14 } } } },
    { key: 'month', where: { closed_at: { to: { today: -30 } } } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'week', where: { closed_at: { to: { today: -7 } } }, badge: 'week' },
    { key: 'fortnight', where: { closed_at: { to: { today: -14 } } }, badge: 'fortnight' },
    { key: 'month', where: { closed_at: { to: { today: -30 } } }, badge: 'month' },
  ],
  sort: { field: 'closed_at', order: 'ASC' },
});
