// Generated from schemas/pos/order-online-create.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { orderLineFields, orderLineRules } from '#generated/orders/order-line.entity.gen.ts';
import { orderPackageFields, orderPackageRules } from '#generated/orders/order-package.entity.gen.ts';
import { orderPaymentFields, orderPaymentRules } from '#generated/orders/order-payment.entity.gen.ts';
import { orderReturnedFields, orderReturnedRules } from '#generated/orders/order-returned.entity.gen.ts';
import { orderTrackingFields, orderTrackingRules } from '#generated/orders/order-tracking.entity.gen.ts';
import { type Order, orderFields, orderRules } from '#generated/orders/order.entity.gen.ts';
import { orderWorkflow } from '#generated/orders/order.workflow.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/order-online-create',
  route: '/pos/order-online-create',
  resource: 'order',
  title: 'screen.pos/order-online-create.title',
  mode: 'create',
  permissions: ['pos_order_create_single'],
  sections: [
    {
      key: 'receiver', label: 'screen.pos/order-online-create.section.receiver', columns: 2,
      inputs: [
        input(orderFields.pos_id, { label: 'order.pos_id', mine: 'pos' }),
        input(orderFields.receiver_phone, {
          label: 'order.receiver_phone',
          lookup: {
            url: '/pos-get-buyers', value: 'phone', show: ['name', 'address', 'ward_name', 'county_name', 'city_name'],
            debounceMs: 500,
            fill: {
              receiver_name: 'name', receiver_country: 'country', address_scheme: 'address_scheme', id_city: 'id_city',
              id_county: 'id_county', id_ward: 'id_ward', receiver_address: 'address',
            },
            param: 'phone',
          },
        }),
        input(orderFields.receiver_name, { label: 'order.receiver_name' }),
        input(orderFields.is_pickup, {
          label: 'order.is_pickup', help: 'screen.pos/order-online-create.help.is_pickup',
        }),
      ],
    },
    {
      key: 'address', label: 'screen.pos/order-online-create.section.address', columns: 'line',
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
          label: 'order.receiver_address', span: 2, help: 'screen.pos/order-online-create.help.receiver_address',
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
      key: 'lines', label: 'screen.pos/order-online-create.section.lines',
      inputs: [
        input(orderFields.lines, {
          label: 'order.lines', add: { form: 'order-combo', label: 'screen.order-combo.title' },
          beside: {
            url: '/goods-available', of: 'goods_id', with: { warehouse_id: 'warehouse_id' },
            show: [{ key: 'available', label: 'screen.pos/order-online-create.beside.available' }], most: 'quantity',
          },
          rows: [
            input(orderLineFields.goods_id, { label: 'order_line.goods_id' }),
            input(orderLineFields.combo_id, { label: 'order_line.combo_id' }),
            input(orderLineFields.quantity, { label: 'order_line.quantity' }),
            input(orderLineFields.unit_price, { label: 'order_line.unit_price' }),
            input(orderLineFields.discount, { label: 'order_line.discount', readOnly: true }),
            input(orderLineFields.amount, { label: 'order_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'delivery', label: 'screen.pos/order-online-create.section.delivery', columns: 2,
      inputs: [
        input(orderFields.delivery_company, { label: 'order.delivery_company' }),
        input(orderFields.delivery_order_id, { label: 'order.delivery_order_id' }),
        input(orderFields.warehouse_id, { label: 'order.warehouse_id' }),
        input(orderFields.source, { label: 'order.source' }),
        input(orderFields.weight, { label: 'order.weight', help: 'screen.pos/order-online-create.help.weight' }),
        input(orderFields.goods_weight, { label: 'order.goods_weight' }),
        input(orderFields.note, { label: 'order.note', span: 2 }),
      ],
    },
    {
      key: 'money', label: 'screen.pos/order-online-create.section.money', columns: 2,
      inputs: [
        input(orderFields.voucher_code, { label: 'order.voucher_code' }),
        input(orderFields.points_used, { label: 'order.points_used' }),
        input(orderFields.goods_total, { label: 'order.goods_total' }),
        input(orderFields.discount, { label: 'order.discount', readOnly: true }),
        input(orderFields.voucher_amount, { label: 'order.voucher_amount' }),
        input(orderFields.points_amount, { label: 'order.points_amount' }),
        input(orderFields.points_earned, { label: 'order.points_earned' }),
        input(orderFields.delivery_cost, { label: 'order.delivery_cost' }),
        input(orderFields.prepay, { label: 'order.prepay' }),
        input(orderFields.cod_expected, { label: 'order.cod_expected' }),
        input(orderFields.cod_amount, { label: 'order.cod_amount', follows: 'cod_expected' }),
      ],
    },
    {
      key: 'payments', label: 'screen.pos/order-online-create.section.payments',
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
  validate: () => import('#generated/built/orders/order.validate.gen.js'),
  submit: { success: 'messages.order_created', next: '/pos/order-online-list/{id}', another: true },
  draft: true,
  prefill: ['receiver_phone', 'receiver_name', 'note'],
  quote: {
    label: 'screen.pos/order-online-create.quote', url: '/order-quote',
    on: ['warehouse_id', 'id_city', 'id_county', 'id_ward', 'receiver_address', 'weight', 'goods_weight', 'cod_amount'],
    needs: ['warehouse_id', 'id_city', 'id_ward', 'receiver_address'],
    fill: { delivery_company: 'key', delivery_cost: 'price' },
  },
  preview: {
    url: '/order-price', on: ['pos_id', 'receiver_phone', 'lines', 'voucher_code', 'points_used'],
    needs: ['pos_id', 'lines'],
    fill: {
      discount: 'discount', voucher_amount: 'voucher_amount', points_amount: 'points_amount',
      points_earned: 'points_earned',
    },
    rows: { fill: { discount: 'discount' }, field: 'lines' }, texts: ['promotion'],
  },
  display: [{ field: 'customer_order_id' }],
});

export default function OrderOnlineCreateForm() {
  return <FormScreen form={form} />;
}
