// Generated from schemas/orders/order-detail.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { acceptCancelAction } from './accept-cancel.action.gen.ts';
import { changeWarehouseAction } from './change-warehouse.action.gen.ts';
import { createInvoiceAction } from './create-invoice.action.gen.ts';
import { createTrackingAction } from './create-tracking.action.gen.ts';
import { orderLineFields, orderLineRules } from './order-line.entity.gen.ts';
import { orderPackageFields, orderPackageRules } from './order-package.entity.gen.ts';
import { orderPaymentFields, orderPaymentRules } from './order-payment.entity.gen.ts';
import { orderReturnedFields, orderReturnedRules } from './order-returned.entity.gen.ts';
import { orderTrackingFields, orderTrackingRules } from './order-tracking.entity.gen.ts';
import { type Order, orderFields, orderRules } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';
import { prioritiseAction } from './prioritise.action.gen.ts';
import { rejectCancelAction } from './reject-cancel.action.gen.ts';
import { tagOrdersAction } from './tag-orders.action.gen.ts';

export const form = createForm({
  screen: 'orders/detail',
  route: '/orders/detail',
  resource: 'order',
  title: 'screen.orders/detail.title',
  mode: 'edit',
  permissions: ['order_manager'],
  update: ['order_cancel_and_change', 'pos_order_online_list'],
  sections: [
    {
      key: 'receiver', label: 'screen.orders/detail.section.receiver', columns: 2,
      inputs: [
        input(orderFields.receiver_name, { label: 'order.receiver_name' }),
        input(orderFields.receiver_phone, { label: 'order.receiver_phone' }),
        input(orderFields.is_pickup, { label: 'order.is_pickup' }),
      ],
    },
    {
      key: 'kind', label: 'screen.orders/detail.section.kind', columns: 2,
      visible: (c: Logic<Order>) => [4, 8].includes(c.record.kind),
      inputs: [
        input(orderFields.kind, { label: 'order.kind' }),
        input(orderFields.sender_name, { label: 'order.sender_name' }),
        input(orderFields.sender_phone, { label: 'order.sender_phone' }),
        input(orderFields.export_reason, { label: 'order.export_reason', span: 2 }),
      ],
    },
    {
      key: 'address', label: 'screen.orders/detail.section.address', columns: 'line',
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
          label: 'order.receiver_address', span: 2, placeholder: 'screen.orders/detail.placeholder.receiver_address',
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
      key: 'lines', label: 'screen.orders/detail.section.lines',
      inputs: [
        input(orderFields.lines, {
          label: 'order.lines', add: { form: 'order-combo', label: 'screen.order-combo.title' },
          rows: [
            input(orderLineFields.goods_id, { label: 'order_line.goods_id' }),
            input(orderLineFields.combo_id, { label: 'order_line.combo_id' }),
            input(orderLineFields.quantity, { label: 'order_line.quantity' }),
            input(orderLineFields.missing, { label: 'order_line.missing' }),
            input(orderLineFields.unit_price, { label: 'order_line.unit_price' }),
            input(orderLineFields.discount, { label: 'order_line.discount' }),
            input(orderLineFields.amount, { label: 'order_line.amount' }),
            input(orderLineFields.present_id, { label: 'order_line.present_id' }),
          ],
        }),
        input(orderFields.gifts_skipped, { label: 'order.gifts_skipped' }),
      ],
    },
    {
      key: 'returned', label: 'screen.orders/detail.section.returned',
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
      key: 'delivery', label: 'screen.orders/detail.section.delivery', columns: 2,
      inputs: [
        input(orderFields.warehouse_id, { label: 'order.warehouse_id' }),
        input(orderFields.source, { label: 'order.source' }),
        input(orderFields.delivery_company, { label: 'order.delivery_company' }),
        input(orderFields.delivery_order_id, {
          label: 'order.delivery_order_id', help: 'screen.orders/detail.help.delivery_order_id',
        }),
        input(orderFields.carrier_state, { label: 'order.carrier_state' }),
        input(orderFields.carrier_error, { label: 'order.carrier_error', span: 2 }),
        input(orderFields.weight, { label: 'order.weight' }),
        input(orderFields.dimensions, { label: 'order.dimensions' }),
        input(orderFields.delivery_check_goods, { label: 'order.delivery_check_goods' }),
        input(orderFields.delivery_partial, { label: 'order.delivery_partial' }),
        input(orderFields.delivery_return_required, { label: 'order.delivery_return_required' }),
        input(orderFields.note, { label: 'order.note', span: 2 }),
      ],
    },
    {
      key: 'packages', label: 'screen.orders/detail.section.packages',
      inputs: [
        input(orderFields.packages, {
          label: 'order.packages', help: 'screen.orders/detail.help.packages',
          rows: [
            input(orderPackageFields.delivery_order_id, { label: 'order_package.delivery_order_id' }),
            input(orderPackageFields.weight, { label: 'order_package.weight' }),
            input(orderPackageFields.quantity, { label: 'order_package.quantity' }),
            input(orderPackageFields.delivery_status, { label: 'order_package.delivery_status' }),
            input(orderPackageFields.handed_over_at, { label: 'order_package.handed_over_at' }),
          ],
        }),
      ],
    },
    {
      key: 'tracking', label: 'screen.orders/detail.section.tracking',
      inputs: [
        input(orderFields.tracking, {
          label: 'order.tracking',
          rows: [
            input(orderTrackingFields.at, { label: 'order_tracking.at' }),
            input(orderTrackingFields.delivery_status, { label: 'order_tracking.delivery_status' }),
            input(orderTrackingFields.text, { label: 'order_tracking.text' }),
            input(orderTrackingFields.place, { label: 'order_tracking.place' }),
            input(orderTrackingFields.delivery_order_id, { label: 'order_tracking.delivery_order_id' }),
          ],
        }),
      ],
    },
    {
      key: 'money', label: 'screen.orders/detail.section.money', columns: 2,
      inputs: [
        input(orderFields.goods_total, { label: 'order.goods_total' }),
        input(orderFields.discount, { label: 'order.discount' }),
        input(orderFields.voucher_code, { label: 'order.voucher_code' }),
        input(orderFields.voucher_amount, { label: 'order.voucher_amount' }),
        input(orderFields.points_used, { label: 'order.points_used' }),
        input(orderFields.points_amount, { label: 'order.points_amount' }),
        input(orderFields.points_earned, { label: 'order.points_earned' }),
        input(orderFields.delivery_cost, { label: 'order.delivery_cost' }),
        input(orderFields.prepay, { label: 'order.prepay' }),
        input(orderFields.cod_expected, { label: 'order.cod_expected' }),
        input(orderFields.cod_amount, { label: 'order.cod_amount' }),
        input(orderFields.cod_difference, { label: 'order.cod_difference' }),
        input(orderFields.insurance_value, { label: 'order.insurance_value' }),
        input(orderFields.cod_received, { label: 'order.cod_received' }),
        input(orderFields.reconciled_at, { label: 'order.reconciled_at' }),
        input(orderFields.received_method, { label: 'order.received_method' }),
        input(orderFields.received_code, { label: 'order.received_code' }),
        input(orderFields.received_from, { label: 'order.received_from' }),
        input(orderFields.received_note, { label: 'order.received_note' }),
      ],
    },
    {
      key: 'payments', label: 'screen.orders/detail.section.payments',
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
      key: 'invoice', label: 'screen.orders/detail.section.invoice', columns: 2,
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
      ],
    },
    {
      key: 'internal', label: 'screen.orders/detail.section.internal', columns: 2,
      inputs: [
        input(orderFields.customer_order_id, { label: 'order.customer_order_id' }),
        input(orderFields.create_method, { label: 'order.create_method' }),
        input(orderFields.transfer_code, { label: 'order.transfer_code' }),
        input(orderFields.parcel_number, { label: 'order.parcel_number' }),
        input(orderFields.dc_order_code, { label: 'order.dc_order_code' }),
        input(orderFields.tags, { label: 'order.tags' }),
        input(orderFields.priority, { label: 'order.priority' }),
        input(orderFields.sla_ship_by, { label: 'order.sla_ship_by' }),
        input(orderFields.confirm_after, { label: 'order.confirm_after' }),
        input(orderFields.duplicate_of, { label: 'order.duplicate_of' }),
        input(orderFields.handover_id, { label: 'order.handover_id' }),
        input(orderFields.handed_over_at, { label: 'order.handed_over_at' }),
        input(orderFields.is_pending, { label: 'order.is_pending' }),
        input(orderFields.hold_until, { label: 'order.hold_until' }),
        input(orderFields.hold_reason, { label: 'order.hold_reason' }),
        input(orderFields.cancel_reason, { label: 'order.cancel_reason' }),
        input(orderFields.images, { label: 'order.images', span: 2 }),
        input(orderFields.attachments, { label: 'order.attachments', span: 2 }),
        input(orderFields.internal_note, { label: 'order.internal_note', span: 2 }),
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
    head: [
      { field: orderFields.delivery_status, label: 'order.delivery_status' },
      { field: orderFields.carrier_state, label: 'order.carrier_state' },
      { field: orderFields.sla_ship_by, label: 'order.sla_ship_by' },
      { field: orderFields.cancel_asked, label: 'order.cancel_asked' },
      { field: orderFields.is_pending, label: 'order.is_pending' },
      { field: orderFields.hold_until, label: 'order.hold_until' },
      { field: orderFields.duplicate_of, label: 'order.duplicate_of' },
      { field: orderFields.priority, label: 'order.priority' },
      { field: orderFields.tags, label: 'order.tags' },
    ],
    facts: [
      { field: orderFields.goods_total, label: 'order.goods_total' },
      { field: orderFields.cod_amount, label: 'order.cod_amount' },
      { field: orderFields.warehouse_id, label: 'order.warehouse_id' },
      { field: orderFields.delivery_order_id, label: 'order.delivery_order_id' },
      { field: orderFields.handed_over_at, label: 'order.handed_over_at' },
      { field: orderFields.created_at, label: 'kit.field.created_at' },
      { field: orderFields.created_by, label: 'kit.field.created_by' },
    ],
    related: [
      {
        label: 'screen.orders/detail.related.phone', route: '/orders/list', filter: 'receiver_phone',
        from: 'receiver_phone', isChoice: false, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'screen.orders/detail.related.phone_returned', route: '/orders/list', filter: 'receiver_phone',
        from: 'receiver_phone', isChoice: false, where: { status: [220, 240] }, of: { status: [200, 220, 240] },
        permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'screen.crm/lead-history.title', route: '/crm/lead-history', filter: 'order_id', from: 'id',
        isChoice: true,
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        list: {
          screen: 'crm/lead-history',
          urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
          viewModes: ['leads', 'goods', 'calls'],
        },
      },
      {
        label: 'screen.crm/conversation-history.title', route: '/crm/conversation-history', filter: 'order_id',
        from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-history',
          urls: {
            list: '/conversation-history-list', count: '/conversation-history-count',
            download: '/conversation-history-download',
          },
          viewModes: ['all', 'unread', 'waiting', 'pending', 'quote', 'mine'],
        },
      },
      {
        label: 'screen.crm/quote.title', route: '/crm/quote', filter: 'conversation_id', from: 'conversation_id',
        isChoice: true, permissions: ['crm_lead_complete'],
        list: {
          screen: 'crm/quote', urls: { list: '/quote-list', count: '/quote-count', download: '/quote-download' },
          viewModes: ['all', 'new', 'unquoted', 'quoted', 'expired'],
        },
      },
      {
        label: 'screen.warehouse/find-goods.title', route: '/warehouse/find-goods', filter: 'order_id', from: 'id',
        isChoice: true, permissions: ['administration_goods_missing', 'order_manager'],
        list: {
          screen: 'warehouse/find-goods',
          urls: { list: '/find-goods-list', count: '/find-goods-count', download: '/find-goods-download' },
          viewModes: ['to_find', 'to_decide', 'waiting', 'found', 'closed', 'all'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.warehouse/put-back.title', route: '/warehouse/put-back', filter: 'order_id', from: 'id',
        isChoice: true, permissions: ['order_manager'],
        list: {
          screen: 'warehouse/put-back',
          urls: { list: '/put-back-list', count: '/put-back-count', download: '/put-back-download' },
          viewModes: ['all', 'open', 'goods'], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.orders/detail.related.put_back_open', route: '/warehouse/put-back', filter: 'order_id',
        from: 'id', isChoice: true, where: { status: ['waiting', 'working'] }, permissions: ['order_manager'],
        list: {
          screen: 'warehouse/put-back',
          urls: { list: '/put-back-list', count: '/put-back-count', download: '/put-back-download' },
          viewModes: ['all', 'open', 'goods'], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.goods-return/history.title', route: '/goods-return/history', filter: 'order_id', from: 'id',
        isChoice: true, permissions: ['goods_return_history'],
        list: {
          screen: 'goods-return/history',
          urls: { list: '/goods-return-list', count: '/goods-return-count', download: '/goods-return-download' },
          viewModes: ['all', 'to_inspect', 'to_restock', 'differences', 'unknown', 'to_suppliers', 'goods'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.invoice.title', route: '/invoice', filter: 'sources.order_id', from: 'id', isChoice: true,
        permissions: ['administration_invoice'],
        list: {
          screen: 'invoice', urls: { list: '/invoice-list', count: '/invoice-count', download: '/invoice-download' },
          viewModes: ['all', 'to_issue', 'running', 'rejected', 'issued', 'changed', 'gaps'],
        },
      },
      {
        label: 'screen.goods/reserved.title', route: '/goods/reserved', filter: 'document_code',
        from: 'customer_order_id', isChoice: true, permissions: ['goods_manager'],
        list: {
          screen: 'goods/reserved',
          urls: { list: '/reservation-list', count: '/reservation-count', download: '/reservation-download' },
          viewModes: ['active', 'ending', 'released', 'all'], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.orders/create-e-market.title', route: '/orders/create-e-market', filter: 'platform_order_sn',
        from: 'platform_order_sn', isChoice: true, permissions: ['order_create_e_market'],
        list: {
          screen: 'orders/create-e-market',
          urls: { list: '/market-order-list', count: '/market-order-count', download: '/market-order-download' },
          viewModes: ['open', 'new', 'error', 'created', 'ignored', 'all'],
        },
      },
      {
        label: 'screen.warehouse/print.title', route: '/warehouse/print', filter: 'code', from: 'customer_order_id',
        isChoice: true, permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
        list: {
          screen: 'warehouse/print',
          urls: { list: '/print-entry-list', count: '/print-entry-count', download: '/print-entry-download' },
          viewModes: ['all', 'again', 'first'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'customer_order_id' }],
});

export default function OrderDetailForm() {
  return <FormScreen form={form} />;
}
