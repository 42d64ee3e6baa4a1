// Generated from schemas/orders/order-create-single.form.json. Edit that file and run `npm run generate`.
import { PhoneHistoryInput } from '#modules/orders/PhoneHistoryInput.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { orderLineFields, orderLineRules } from './order-line.entity.gen.ts';
import { orderPackageFields, orderPackageRules } from './order-package.entity.gen.ts';
import { orderPaymentFields, orderPaymentRules } from './order-payment.entity.gen.ts';
import { orderReturnedFields, orderReturnedRules } from './order-returned.entity.gen.ts';
import { orderTrackingFields, orderTrackingRules } from './order-tracking.entity.gen.ts';
import { orderFields, orderRules } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';

export const form = createForm({
  screen: 'orders/create-single',
  route: '/orders/create-single',
  resource: 'order',
  title: 'screen.orders/create-single.title',
  mode: 'create',
  permissions: ['order_create_single'],
  sections: [
    {
      key: 'kind', label: 'screen.orders/create-single.section.kind', columns: 2,
      inputs: [
        input(orderFields.kind, { label: 'order.kind', span: 2 }),
        input(orderFields.sender_name, { label: 'order.sender_name' }),
        input(orderFields.sender_phone, { label: 'order.sender_phone' }),
        input(orderFields.export_reason, { label: 'order.export_reason', span: 2 }),
      ],
    },
    {
      key: 'receiver', label: 'screen.orders/create-single.section.receiver', columns: 2,
      inputs: [
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
          slot: PhoneHistoryInput,
        }),
        input(orderFields.receiver_name, {
          label: 'order.receiver_name', help: 'screen.orders/create-single.help.receiver_name',
          lookup: {
            url: '/consignees-found', value: 'name', show: ['code', 'phone', 'address'], debounceMs: 500,
            fill: {
              receiver_phone: 'phone', receiver_country: 'country', address_scheme: 'address_scheme',
              id_city: 'id_city', id_county: 'id_county', id_ward: 'id_ward', receiver_address: 'address',
              delivery_company: 'delivery_company', invoice_name: 'invoice_name', invoice_tax_code: 'invoice_tax_code',
            },
            quiet: true, param: 'text',
          },
        }),
      ],
    },
    {
      key: 'address', label: 'screen.orders/create-single.section.address', columns: 'line',
      inputs: [
        input(orderFields.receiver_country, { label: 'order.receiver_country' }),
        input(orderFields.address_scheme, { label: 'order.address_scheme' }),
        input(orderFields.id_city, { label: 'order.id_city' }),
        input(orderFields.id_county, { label: 'order.id_county' }),
        input(orderFields.id_ward, { label: 'order.id_ward' }),
        input(orderFields.receiver_city, { label: 'order.typed_city' }),
        input(orderFields.receiver_district, { label: 'order.typed_district' }),
        input(orderFields.receiver_ward, { label: 'order.typed_ward' }),
        input(orderFields.receiver_address, {
          label: 'order.receiver_address', span: 2, help: 'screen.orders/create-single.help.receiver_address',
          placeholder: 'screen.orders/create-single.placeholder.receiver_address',
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
      key: 'lines', label: 'screen.orders/create-single.section.lines',
      inputs: [
        input(orderFields.lines, {
          label: 'order.lines', add: { form: 'order-combo', label: 'screen.order-combo.title' },
          beside: {
            url: '/goods-available', of: 'goods_id', with: { warehouse_id: 'warehouse_id' },
            show: [{ key: 'available', label: 'screen.orders/create-single.beside.available' }], most: 'quantity',
          },
          rows: [
            input(orderLineFields.goods_id, { label: 'order_line.goods_id' }),
            input(orderLineFields.combo_id, { label: 'order_line.combo_id' }),
            input(orderLineFields.quantity, { label: 'order_line.quantity' }),
            input(orderLineFields.unit_price, { label: 'order_line.unit_price' }),
            input(orderLineFields.discount, { label: 'order_line.discount' }),
            input(orderLineFields.amount, { label: 'order_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'delivery', label: 'screen.orders/create-single.section.delivery', columns: 2,
      inputs: [
        input(orderFields.warehouse_id, { label: 'order.warehouse_id' }),
        input(orderFields.source, { label: 'order.source' }),
        input(orderFields.delivery_company, { label: 'order.delivery_company' }),
        input(orderFields.delivery_order_id, { label: 'order.delivery_order_id' }),
        input(orderFields.weight, { label: 'order.weight', help: 'screen.orders/create-single.help.weight' }),
        input(orderFields.goods_weight, { label: 'order.goods_weight' }),
        input(orderFields.dimensions, { label: 'order.dimensions' }),
        input(orderFields.delivery_check_goods, { label: 'order.delivery_check_goods' }),
        input(orderFields.delivery_partial, { label: 'order.delivery_partial' }),
        input(orderFields.delivery_return_required, { label: 'order.delivery_return_required' }),
        input(orderFields.tags, { label: 'order.tags' }),
        input(orderFields.confirm_after, {
          label: 'order.confirm_after', help: 'screen.orders/create-single.help.confirm_after',
        }),
        input(orderFields.note, { label: 'order.note', span: 2 }),
        input(orderFields.attachments, { label: 'order.attachments', span: 2 }),
      ],
    },
    {
      key: 'money', label: 'screen.orders/create-single.section.money', columns: 2,
      inputs: [
        input(orderFields.goods_total, { label: 'order.goods_total' }),
        input(orderFields.discount, { label: 'order.discount' }),
        input(orderFields.delivery_cost, { label: 'order.delivery_cost' }),
        input(orderFields.prepay, { label: 'order.prepay' }),
        input(orderFields.cod_expected, { label: 'order.cod_expected' }),
        input(orderFields.cod_amount, { label: 'order.cod_amount', follows: 'cod_expected' }),
        input(orderFields.insurance_value, { label: 'order.insurance_value' }),
      ],
    },
    {
      key: 'payments', label: 'screen.orders/create-single.section.payments',
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
    {
      key: 'invoice', label: 'screen.orders/create-single.section.invoice', columns: 2,
      inputs: [
        input(orderFields.publish_invoice, { label: 'order.publish_invoice', span: 2 }),
        input(orderFields.publish_invoice_type, { label: 'order.publish_invoice_type' }),
        input(orderFields.invoice_name, { label: 'order.invoice_name' }),
        input(orderFields.invoice_tax_code, {
          label: 'order.invoice_tax_code',
          lookup: {
            url: '/invoice-get-tax-code', value: 'code', show: [], debounceMs: 500, fill: {}, body: { status: 1 },
          },
        }),
        input(orderFields.invoice_address, { label: 'order.invoice_address' }),
        input(orderFields.invoice_phone, { label: 'order.invoice_phone' }),
        input(orderFields.invoice_email, { label: 'order.invoice_email' }),
        input(orderFields.invoice_identity, { label: 'order.invoice_identity' }),
        input(orderFields.invoice_only, { label: 'order.invoice_only' }),
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
  submit: { success: 'messages.order_created', next: '/orders/detail/{id}', another: true },
  draft: true,
  presets: [
    'receiver_name',
    { field: 'receiver_phone', as: 'receiver_phone_number' },
    'receiver_country', 'address_scheme', 'id_city', 'id_county', 'id_ward',
    { field: 'receiver_address', as: 'address' },
    { field: 'source', as: 'id_source' },
    'publish_invoice', 'publish_invoice_type', 'invoice_name', 'invoice_tax_code', 'invoice_address', 'invoice_phone',
    'invoice_email', 'invoice_identity',
  ],
  prefill: [
    'receiver_phone', 'receiver_name', 'receiver_address', 'address_scheme', 'id_city', 'id_ward', 'note', 'kind',
  ],
  quote: {
    label: 'screen.orders/create-single.quote', url: '/order-quote',
    on: [
      'warehouse_id', 'id_city', 'id_county', 'id_ward', 'receiver_address', 'weight', 'goods_weight', 'dimensions',
      'cod_amount', 'insurance_value',
    ],
    needs: ['warehouse_id', 'id_city', 'id_ward', 'receiver_address'],
    fill: { delivery_company: 'key', delivery_cost: 'price' },
  },
  display: [{ field: 'customer_order_id' }],
});

export default function OrderCreateSingleForm() {
  return <FormScreen form={form} />;
}
