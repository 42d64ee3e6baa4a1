// Generated from schemas/pos/order-online-list.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { acceptCancelAction } from '#generated/orders/accept-cancel.action.gen.ts';
import { changeWarehouseAction } from '#generated/orders/change-warehouse.action.gen.ts';
import { createInvoiceAction } from '#generated/orders/create-invoice.action.gen.ts';
import { createTrackingAction } from '#generated/orders/create-tracking.action.gen.ts';
import { orderLineFields, orderLineRules } from '#generated/orders/order-line.entity.gen.ts';
import { orderPackageFields, orderPackageRules } from '#generated/orders/order-package.entity.gen.ts';
import { orderPaymentFields, orderPaymentRules } from '#generated/orders/order-payment.entity.gen.ts';
import { orderReturnedFields, orderReturnedRules } from '#generated/orders/order-returned.entity.gen.ts';
import { orderTrackingFields, orderTrackingRules } from '#generated/orders/order-tracking.entity.gen.ts';
import { type Order, orderFields, orderRules } from '#generated/orders/order.entity.gen.ts';
import { orderWorkflow } from '#generated/orders/order.workflow.gen.ts';
import { prioritiseAction } from '#generated/orders/prioritise.action.gen.ts';
import { rejectCancelAction } from '#generated/orders/reject-cancel.action.gen.ts';
import { tagOrdersAction } from '#generated/orders/tag-orders.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/order-online-list',
  route: '/pos/order-online-list',
  resource: 'order',
  title: 'screen.pos/order-online-list.title',
  mode: 'edit',
  permissions: ['pos_order_online_list'],
  sections: [
    {
      key: 'receiver', label: 'screen.pos/order-online-list.section.receiver', columns: 2,
      inputs: [
        input(orderFields.customer_order_id, { label: 'order.customer_order_id' }),
        input(orderFields.pos_id, { label: 'order.pos_id' }),
        input(orderFields.receiver_name, { label: 'order.receiver_name' }),
        input(orderFields.receiver_phone, { label: 'order.receiver_phone' }),
        input(orderFields.is_pickup, { label: 'order.is_pickup' }),
      ],
    },
    {
      key: 'address', label: 'screen.pos/order-online-list.section.address', columns: 'line',
      visible: (c: Logic<Order>) => c.record.is_pickup !== true,
      inputs: [
        input(orderFields.receiver_country, { label: 'order.receiver_country' }),
        input(orderFields.address_scheme, { label: 'order.address_scheme' }),
        input(orderFields.id_city, { label: 'order.id_city' }),
        input(orderFields.id_county, { label: 'order.id_county' }),
        input(orderFields.id_ward, { label: 'order.id_ward' }),
        input(orderFields.receiver_city, { label: 'order.receiver_city' }),
        input(orderFields.receiver_district, { label: 'order.receiver_district' }),
        input(orderFields.receiver_ward, { label: 'order.receiver_ward' }),
        input(orderFields.receiver_address, {
          label: 'order.receiver_address', span: 2,
          lookup: {
            url: '/address-read', value: 'address', show: ['units'], debounceMs: 500,
            fill: {
              receiver_country: 'country', address_scheme: 'address_scheme', id_city: 'id_city', id_county: 'id_county',
              id_ward: 'id_ward',
            },
            quiet: true, param: 'text',
          },
        }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/order-online-list.section.lines',
      inputs: [
        input(orderFields.lines, {
          label: 'order.lines', add: { form: 'order-combo', label: 'screen.order-combo.title' },
          beside: {
            url: '/goods-available', of: 'goods_id', with: { warehouse_id: 'warehouse_id' },
            show: [{ key: 'available', label: 'screen.pos/order-online-list.beside.available' }], most: 'quantity',
          },
          rows: [
            input(orderLineFields.goods_id, { label: 'order_line.goods_id' }),
            input(orderLineFields.combo_id, { label: 'order_line.combo_id' }),
            input(orderLineFields.quantity, { label: 'order_line.quantity' }),
            input(orderLineFields.missing, { label: 'order_line.missing' }),
            input(orderLineFields.unit_price, { label: 'order_line.unit_price' }),
            input(orderLineFields.discount, { label: 'order_line.discount', readOnly: true }),
            input(orderLineFields.amount, { label: 'order_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'returned', label: 'screen.pos/order-online-list.section.returned',
      visible: (c: Logic<Order>) => (c.record.returned ?? []).length > 0,
      inputs: [
        input(orderFields.returned, {
          label: 'order.returned',
          rows: [
            input(orderReturnedFields.sku, { label: 'order_returned.sku' }),
            input(orderReturnedFields.name, { label: 'order_returned.name' }),
            input(orderReturnedFields.returned_quantity, { label: 'order_returned.returned_quantity' }),
            input(orderReturnedFields.damaged_quantity, { label: 'order_returned.damaged_quantity' }),
            input(orderReturnedFields.stamp_codes, { label: 'order_returned.stamp_codes' }),
            input(orderReturnedFields.amount, { label: 'order_returned.amount' }),
            input(orderReturnedFields.returned_at, { label: 'order_returned.returned_at' }),
            input(orderReturnedFields.note, { label: 'order_returned.note' }),
          ],
        }),
        input(orderFields.returned_total, { label: 'order.returned_total' }),
      ],
    },
    {
      key: 'delivery', label: 'screen.pos/order-online-list.section.delivery', columns: 2,
      inputs: [
        input(orderFields.warehouse_id, { label: 'order.warehouse_id' }),
        input(orderFields.delivery_company, { label: 'order.delivery_company' }),
        input(orderFields.delivery_order_id, { label: 'order.delivery_order_id' }),
        input(orderFields.delivery_status, { label: 'order.delivery_status' }),
        input(orderFields.sla_ship_by, { label: 'order.sla_ship_by' }),
        input(orderFields.weight, { label: 'order.weight' }),
        input(orderFields.goods_weight, { label: 'order.goods_weight' }),
        input(orderFields.confirm_after, { label: 'order.confirm_after' }),
        input(orderFields.is_pending, { label: 'order.is_pending' }),
        input(orderFields.note, { label: 'order.note', span: 2 }),
      ],
    },
    {
      key: 'money', label: 'screen.pos/order-online-list.section.money', columns: 2,
      inputs: [
        input(orderFields.goods_total, { label: 'order.goods_total' }),
        input(orderFields.delivery_cost, { label: 'order.delivery_cost' }),
        input(orderFields.prepay, { label: 'order.prepay' }),
        input(orderFields.discount, { label: 'order.discount' }),
        input(orderFields.voucher_code, { label: 'order.voucher_code' }),
        input(orderFields.voucher_amount, { label: 'order.voucher_amount' }),
        input(orderFields.points_used, { label: 'order.points_used' }),
        input(orderFields.points_amount, { label: 'order.points_amount' }),
        input(orderFields.cod_amount, { label: 'order.cod_amount' }),
        input(orderFields.cod_received, { label: 'order.cod_received' }),
        input(orderFields.received_method, { label: 'order.received_method' }),
        input(orderFields.received_code, { label: 'order.received_code' }),
        input(orderFields.received_from, { label: 'order.received_from' }),
        input(orderFields.received_note, { label: 'order.received_note', span: 2 }),
      ],
    },
    {
      key: 'payments', label: 'screen.pos/order-online-list.section.payments',
      inputs: [
        input(orderFields.payments, {
          label: 'order.payments',
          rows: [
            input(orderPaymentFields.code, { label: 'order_payment.code' }),
            input(orderPaymentFields.value, { label: 'order_payment.value' }),
            input(orderPaymentFields.date, { label: 'order_payment.date' }),
            input(orderPaymentFields.method, { label: 'order_payment.method' }),
            input(orderPaymentFields.image, { label: 'order_payment.image' }),
          ],
        }),
      ],
    },
  ],
  models: {
    order: { name: 'order', fields: Object.values(orderFields), rules: orderRules, workflows: [orderWorkflow] },
    order_line: {
      name: 'order_line', fields: Object.values(orderLineFields), rules: orderLineRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
    },
    order_payment: {
      name: 'order_payment', fields: Object.values(orderPaymentFields), rules: orderPaymentRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'payments' },
    },
    order_package: {
      name: 'order_package', fields: Object.values(orderPackageFields), rules: orderPackageRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'packages' },
    },
    order_tracking: {
      name: 'order_tracking', fields: Object.values(orderTrackingFields), rules: orderTrackingRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'tracking' },
    },
    order_returned: {
      name: 'order_returned', fields: Object.values(orderReturnedFields), rules: orderReturnedRules,
      parent: { entity: 'order', foreignKey: 'order_id', field: 'returned' },
    },
  },
  workflows: [orderWorkflow],
  changeableRows: (c: Logic<Order>) =>
    c.user.permissions.includes('order_cancel_and_change') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id) && (c.record.status !== 40 || c.record.delivery_order_id == null || c.record.delivery_company === 'self'),
  actions: [
    acceptCancelAction, changeWarehouseAction, createInvoiceAction, createTrackingAction, prioritiseAction,
    rejectCancelAction, tagOrdersAction,
  ],
  validate: () => import('#generated/built/orders/order.validate.gen.js'),
  aside: {
    facts: [
      { field: orderFields.cod_amount, label: 'order.cod_amount' },
      { field: orderFields.delivery_order_id, label: 'order.delivery_order_id' },
      { field: orderFields.sla_ship_by, label: 'order.sla_ship_by' },
      { field: orderFields.created_by, label: 'kit.field.created_by' },
    ],
    related: [
      {
        label: 'screen.pos/order-online-list.related.phone', route: '/pos/order-online-list', filter: 'receiver_phone',
        from: 'receiver_phone', isChoice: false, permissions: ['pos_order_online_list'],
        list: {
          screen: 'pos/order-online-list',
          urls: {
            list: '/pos-order-online-list', count: '/pos-order-online-count', download: '/pos-order-online-download',
          },
          viewModes: ['new', 'to_prepare', 'preparing', 'ready', 'to_deliver', 'handed_over', 'returns', 'all'],
          where: { pos_id: { mine: 'pos' } },
        },
      },
      {
        label: 'screen.pos/order-return.title', route: '/pos/order-return', filter: 'order_id', from: 'id',
        isChoice: true, permissions: ['pos_order_online_list'],
        list: {
          screen: 'pos/order-return',
          urls: {
            list: '/pos-order-return-list', count: '/pos-order-return-count', download: '/pos-order-return-download',
          },
          viewModes: ['all', 'damaged'], where: { pos_id: { mine: 'pos' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'customer_order_id' }],
});

export default function OrderOnlineListForm() {
  return <FormScreen form={form} />;
}
