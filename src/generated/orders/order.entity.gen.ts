// Generated from schemas/orders/order.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type CreateMethod, createMethod } from '#generated/_shared/create-method.enum.gen.ts';
import { type DeliveryStatus, deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import { type InvoiceHandling, invoiceHandling } from '#generated/_shared/invoice-handling.enum.gen.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { type OrderStatus, orderStatus } from '#generated/_shared/order-status.enum.gen.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';
import { type AddressScheme, addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import { type CarrierState, carrierState } from './carrier-state.enum.gen.ts';
import { type CodAgeStep, codAgeStep } from './cod-age-step.enum.gen.ts';
import { type OrderAgeStep, orderAgeStep } from './order-age-step.enum.gen.ts';
import { type OrderKind, orderKind } from './order-kind.enum.gen.ts';
import type { OrderLine } from './order-line.entity.gen.ts';
import type { OrderPackage } from './order-package.entity.gen.ts';
import type { OrderPayment } from './order-payment.entity.gen.ts';
import type { OrderReturned } from './order-returned.entity.gen.ts';
import type { OrderTracking } from './order-tracking.entity.gen.ts';
import { type PublishInvoiceType, publishInvoiceType } from './publish-invoice-type.enum.gen.ts';

export type Order = {
  id: number;
  version: number;
  customer_order_id: string;
  create_method: CreateMethod;
  /** What a person makes it for; dropship and staff export are its creation method too. */
  kind: OrderKind;
  /** For whom it is sent; stands on the label. */
  sender_name: string | null;
  sender_phone: string | null;
  /** What staff take it out of the warehouse for. */
  export_reason: string | null;
  source: OrderSource | null;
  status: OrderStatus;
  delivery_status: DeliveryStatus | null;
  warehouse_id: number | null;
  /** The shop that took it and prepares it. */
  pos_id: number | null;
  /** The buyer fetches it at the shop: nobody needs an address. */
  is_pickup: boolean | null;
  receiver_name: string;
  receiver_phone: string;
  receiver_country: Country;
  address_scheme: AddressScheme | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_city: string | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_district: string | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_ward: string | null;
  receiver_address: string | null;
  receiver_latitude: number | null;
  receiver_longitude: number | null;
  delivery_company: Carrier | null;
  delivery_order_id: string | null;
  /** What has become of having its parcel made by the carrier, until there is a tracking number. */
  carrier_state: CarrierState | null;
  /** Why the carrier made none, in its own words. */
  carrier_error: string | null;
  /** Our code of the parcel at the carrier, once he was asked for it: he makes one of each. */
  carrier_reference: string | null;
  /** How many such codes its parcels have had: a new one is another. */
  references_given: number | null;
  delivery_check_goods: boolean | null;
  delivery_partial: boolean | null;
  delivery_return_required: boolean | null;
  weight: number | null;
  /** What its goods weigh, without the packing; empty where one of them is not weighed. It stands for the weight until that is typed. */
  goods_weight: number | null;
  dimensions: Record<string, unknown> | null;
  delivery_cost: number | null;
  cod_amount: number | null;
  prepay: number | null;
  discount: number | null;
  /** The voucher that its buyer pays a part with, in an order of a shop. */
  voucher_code: string | null;
  /** What it takes off; part of the discount. */
  voucher_amount: number | null;
  /** Points that its buyer pays with, in an order of a shop. */
  points_used: number | null;
  /** What they take off; part of the discount. */
  points_amount: number | null;
  /** Points that its buyer has when it is delivered. */
  points_earned: number | null;
  /** It costs what it would at the till of its shop, and is priced anew when it is changed. */
  is_priced: boolean | null;
  /** What somebody took off the whole by hand; part of the discount of an order that is priced. */
  typed_discount: number | null;
  insurance_value: number | null;
  goods_total: number | null;
  /** Without tax and after all discounts, of lines whose cost is known. */
  costed_total: number | null;
  /** What its goods had cost when they were put in, of lines whose cost is known. */
  cost_total: number | null;
  /** What the receiver should pay at the door: goods − discount + delivery − prepay, never less than nothing. Once the carrier has paid out it is what was asked for: its delivery is then what the carrier charged. */
  cod_expected: number | null;
  /** By how much the COD is more, or less, than what the order comes to. */
  cod_difference: number | null;
  goods_quantity: number | null;
  images: string[] | null;
  /** Papers that go with it: the buyer's order, a contract, proof of payment. */
  attachments: string[] | null;
  note: string | null;
  internal_note: string | null;
  /** Unpaid, unconfirmed or suspected duplicate: kept from picking. */
  is_pending: boolean | null;
  /** Its buyer asks the marketplace to cancel it, and the shop has to answer. */
  cancel_asked: boolean | null;
  hold_until: string | null;
  hold_reason: string | null;
  cancel_reason: string | null;
  /** Campaigns whose gifts it should have had, of which none were left. */
  gifts_skipped: string | null;
  /** Who picks it, or has picked it. */
  picker_id: number | null;
  /** What it is picked into, until it is packed. */
  basket_id: number | null;
  /** true: its picker has one order in hand at a time. */
  picks_alone: boolean | null;
  shop_connection_id: number | null;
  /** The confirmed lead that became it: of a module above, so a plain number (readings). */
  lead_id: number | null;
  /** The conversation that it came from, a plain number likewise. */
  conversation_id: number | null;
  /** The marketplace's code of it. */
  platform_order_sn: string | null;
  /** The marketplace's own word for its state. */
  platform_status: string | null;
  /** To be handed over until then. */
  sla_ship_by: string | null;
  /** Not allocated by itself before: the buyer may still change it. */
  confirm_after: string | null;
  tags: string[] | null;
  /** Higher ones are served first. */
  priority: number | null;
  /** An earlier order for the same phone and the same goods. */
  duplicate_of: number | null;
  /** What the carrier signed for it with. */
  handover_id: number | null;
  /** When the carrier had it; empty while its handover is open. */
  handed_over_at: string | null;
  /** When it was canceled, handed over or came back, or the carrier last said something of it since: from then on a marketplace's buyer is kept for a while. */
  closed_at: string | null;
  /** The carrier had it when it was promised; empty while he has not, or where nothing was promised. */
  is_on_time: boolean | null;
  /** How long it waits to be handed over; none once it has left. */
  age_step: OrderAgeStep | null;
  /** How long the carrier has had the money of a delivered parcel; none where it is paid out, or was not taken. */
  cod_age: CodAgeStep | null;
  /** From when it was made until the carrier had it. */
  handover_minutes: number | null;
  /** What its goods were kept for before. */
  consignment_id: number | null;
  /** The transfer of which it is a parcel; stock is held and moved by the transfer alone. */
  transfer_code: string | null;
  /** The sheet that it came in. */
  order_file_id: number | null;
  /** Which parcel of its transfer it is, from 1. */
  parcel_number: number | null;
  /** The order of a distributor whose goods go by it: of a module above, so its code. */
  dc_order_code: string | null;
  /** What the carrier paid out of the COD. */
  cod_received: number | null;
  reconciled_at: string | null;
  /** How the receiver paid our own driver or at the counter. */
  received_method: PaymentMethod | null;
  /** Number of that transfer or receipt. */
  received_code: string | null;
  /** Who took the goods and paid, where it was not the receiver. */
  received_from: string | null;
  /** Where it was handed over and paid; why less came in than was asked for. */
  received_note: string | null;
  invoice_only: boolean | null;
  /** What has become of its invoice; empty: there is none. */
  invoice_known: InvoiceHandling | null;
  /** Whether it waits for an invoice, or what has become of it. */
  invoice_handling: InvoiceHandling | null;
  publish_invoice: boolean | null;
  publish_invoice_type: PublishInvoiceType | null;
  invoice_name: string | null;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_phone: string | null;
  invoice_email: string | null;
  invoice_identity: string | null;
  lines: OrderLine[];
  payments: OrderPayment[];
  /** Its parcels, where there are several. */
  packages: OrderPackage[];
  /** Those of all its parcels where there are several, with blanks between: an order is searched by any of them. */
  tracking_numbers: string | null;
  package_count: number | null;
  /** What the carrier said of the parcel, one row a message. */
  tracking: OrderTracking[];
  /** What its buyer brought back to a counter, one row an article and visit. */
  returned: OrderReturned[];
  /** What of the order's money the goods were sold for that came back to a counter. */
  returned_total: number | null;
  /** Of what came back: without tax and after all discounts, where its cost is known. */
  returned_costed: number | null;
  /** What the goods that came back had cost when they were sold. */
  returned_cost: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderFields = createFields({
  customer_order_id: {
    type: 'code', json: 'string', required: true, key: true, maxLength: 50,
    number: { prefix: 'DH', per: 'day', digits: 5 },
  },
  create_method: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 1, enum: createMethod },
  kind: {
    type: 'enum', json: 'integer', required: true, default: 1, enum: orderKind,
    readOnlyIf: (c: Logic<Order>) => c.record.id != null,
  },
  sender_name: {
    type: 'text', json: 'string', maxLength: 100, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.kind === 4,
    requiredIf: (c: Logic<Order>) => c.record.kind === 4,
  },
  sender_phone: {
    type: 'phone', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.kind === 4,
    requiredIf: (c: Logic<Order>) => c.record.kind === 4,
  },
  export_reason: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.kind === 8,
    requiredIf: (c: Logic<Order>) => c.record.kind === 8,
  },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: orderStatus },
  delivery_status: { type: 'enum', json: 'integer', readOnly: true, enum: deliveryStatus },
  warehouse_id: {
    type: 'reference', json: 'integer', empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  pos_id: {
    type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' },
    write: ['pos_order_create_single'],
  },
  is_pickup: {
    type: 'boolean', json: 'boolean', default: false, onHide: 'clear', write: ['pos_order_create_single'],
    visible: (c: Logic<Order>) => c.record.pos_id != null,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  receiver_name: {
    type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_phone: {
    type: 'phone', json: 'string', required: true, maxLength: 20, country: 'receiver_country',
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_country: {
    type: 'enum', json: 'integer', required: true, default: 1, enum: country,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  address_scheme: {
    type: 'enum', json: 'integer', default: 2, enum: addressScheme, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  id_city: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 1 },
      dependsOn: { country: ['receiver_country'], scheme: ['address_scheme'] },
    },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  id_county: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['id_city'] } },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1 && c.record.address_scheme === 0,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  id_ward: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_county', 'id_city'] },
    },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_city: {
    type: 'text', json: 'string', key: true, ordered: true, maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_city != null,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_district: {
    type: 'text', json: 'string', maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_district != null,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_ward: {
    type: 'text', json: 'string', maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_ward != null,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_address: {
    type: 'text', json: 'string', required: true, maxLength: 255, onHide: 'clear', turn: 1,
    visible: (c: Logic<Order>) => c.record.is_pickup !== true,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null,
  },
  receiver_latitude: { type: 'decimal', json: 'number', minimum: -90, maximum: 90, multipleOf: 0.000001, scale: 6 },
  receiver_longitude: { type: 'decimal', json: 'number', minimum: -180, maximum: 180, multipleOf: 0.000001, scale: 6 },
  delivery_company: {
    type: 'enum', json: 'string', enum: carrier,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  delivery_order_id: { type: 'tracking', json: 'string', key: true, maxLength: 50 },
  carrier_state: {
    type: 'enum', json: 'string', readOnly: true, enum: carrierState, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.carrier_state != null,
  },
  carrier_error: {
    type: 'text', json: 'string', readOnly: true, maxLength: 500, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.carrier_error != null,
  },
  carrier_reference: { type: 'code', json: 'string', readOnly: true, maxLength: 60 },
  references_given: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  delivery_check_goods: { type: 'boolean', json: 'boolean', default: false },
  delivery_partial: { type: 'boolean', json: 'boolean', default: false },
  delivery_return_required: { type: 'boolean', json: 'boolean', default: false },
  weight: { type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g' },
  goods_weight: {
    type: 'weight', json: 'integer', readOnly: true, unit: 'g', onHide: 'keep',
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.lines ?? []).some((row) => row.unit_weight == null) ? null : Math.min(10000000, (c.record.lines ?? []).reduce((total, row) => total + ((row.unit_weight == null ? true : row.quantity != null) ? (row.unit_weight == null ? 0 : row.quantity * row.unit_weight) : 0), 0)),
    },
    visible: (c: Logic<Order>) => c.record.goods_weight != null,
  },
  dimensions: { type: 'dimensions', json: 'object' },
  delivery_cost: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  cod_amount: {
    type: 'money', json: 'integer', minimum: 0, onHide: 'clear',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    visible: (c: Logic<Order>) => c.record.kind !== 8,
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  prepay: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'],
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  discount: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    write: ['order_create_select_discount'],
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  voucher_code: {
    type: 'code', json: 'string', maxLength: 20, write: ['pos_order_create_single'],
    readOnlyIf: (c: Logic<Order>) =>
      c.record.id != null && (c.record.is_priced !== true || ![-100, 20, 35, 40].includes(c.record.status)),
  },
  voucher_amount: {
    type: 'money', json: 'integer', readOnly: true, onHide: 'keep',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    visible: (c: Logic<Order>) => c.record.voucher_amount != null,
  },
  points_used: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000, write: ['pos_order_create_single'],
    readOnlyIf: (c: Logic<Order>) =>
      c.record.id != null && (c.record.is_priced !== true || ![-100, 20, 35, 40].includes(c.record.status)),
  },
  points_amount: {
    type: 'money', json: 'integer', readOnly: true, onHide: 'keep',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    visible: (c: Logic<Order>) => c.record.points_amount != null,
  },
  points_earned: {
    type: 'integer', json: 'integer', readOnly: true, onHide: 'keep',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    visible: (c: Logic<Order>) => c.record.points_earned != null,
  },
  is_priced: { type: 'boolean', json: 'boolean', readOnly: true },
  typed_discount: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  insurance_value: {
    type: 'money', json: 'integer', minimum: 0,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'],
    readOnlyIf: (c: Logic<Order>) => [60, 100, 160].includes(c.record.status),
  },
  goods_total: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null && row.discount != null ? row.quantity * row.unit_price - row.discount : 0), 0),
    },
  },
  costed_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
    turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.costed_total == null ? 0 : row.costed_total), 0),
    },
  },
  cost_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.unit_cost == null ? true : row.quantity != null) ? (row.unit_cost == null ? 0 : row.quantity * row.unit_cost) : 0), 0),
    },
  },
  cod_expected: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'], turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        c.record.reconciled_at != null && c.record.cod_amount != null ? c.record.cod_amount : Math.max(0, (c.record.goods_total == null ? 0 : c.record.goods_total) + (c.record.delivery_cost == null ? 0 : c.record.delivery_cost) - ((c.record.discount == null ? 0 : c.record.discount) + ((c.record.payments ?? []).reduce((total, row) => total + (row.value ?? 0), 0) > 0 ? (c.record.payments ?? []).reduce((total, row) => total + (row.value ?? 0), 0) : c.record.prepay == null ? 0 : c.record.prepay))),
    },
  },
  cod_difference: {
    type: 'money', json: 'integer', readOnly: true, onHide: 'keep',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'], turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        c.record.cod_amount == null || c.record.cod_expected == null ? 0 : c.record.cod_amount - c.record.cod_expected,
    },
    visible: (c: Logic<Order>) => c.record.cod_difference !== 0,
  },
  goods_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Order>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  images: { type: 'images', json: 'array', maxItems: 50, file: { batch: 10 } },
  attachments: {
    type: 'file', json: 'array', maxItems: 5, file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  internal_note: { type: 'long_text', json: 'string', maxLength: 500 },
  is_pending: { type: 'boolean', json: 'boolean', default: false },
  cancel_asked: {
    type: 'boolean', json: 'boolean', readOnly: true, default: false, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.cancel_asked === true,
  },
  hold_until: { type: 'date_time', json: 'string', readOnly: true },
  hold_reason: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  cancel_reason: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  gifts_skipped: {
    type: 'text', json: 'string', readOnly: true, maxLength: 500, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.gifts_skipped != null,
  },
  picker_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  basket_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'basket', onDelete: 'restrict' },
  },
  picks_alone: { type: 'boolean', json: 'boolean', readOnly: true },
  shop_connection_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  lead_id: { type: 'integer', json: 'integer', readOnly: true, minimum: 1 },
  conversation_id: { type: 'integer', json: 'integer', readOnly: true, minimum: 1 },
  platform_order_sn: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  platform_status: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  sla_ship_by: { type: 'date_time', json: 'string', readOnlyIf: (c: Logic<Order>) => c.record.id != null },
  confirm_after: {
    type: 'date_time', json: 'string',
    readOnlyIf: (c: Logic<Order>) => c.record.id != null && c.record.status !== -100,
  },
  tags: { type: 'tags', json: 'array', maxItems: 10 },
  priority: { type: 'integer', json: 'integer', minimum: 0, maximum: 9, default: 0 },
  duplicate_of: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  handover_id: {
    type: 'reference', json: 'integer', readOnly: true,
    reference: {
      entity: 'handover', onDelete: 'restrict',
      dependsOn: { warehouse_id: ['warehouse_id'], delivery_company: ['delivery_company'] },
    },
  },
  handed_over_at: { type: 'date_time', json: 'string', readOnly: true },
  closed_at: { type: 'date_time', json: 'string', readOnly: true },
  is_on_time: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        c.record.handed_over_at == null || c.record.sla_ship_by == null ? null : c.record.handed_over_at <= c.record.sla_ship_by,
    },
  },
  age_step: {
    type: 'enum', json: 'string', readOnly: true, enum: orderAgeStep,
    compute: {
      stored: false,
      value: (c: Logic<Order>) =>
        ![-100, 20, 35, 40, 60, 100, 160].includes(c.record.status) ? null : c.record.created_at != null && c.record.created_at > new Date(Date.parse(c.now) - 4 * 3600000).toISOString() ? 'hours_4' : c.record.created_at != null && c.record.created_at > new Date(Date.parse(c.now) - 24 * 3600000).toISOString() ? 'hours_24' : c.record.created_at != null && c.record.created_at > new Date(Date.parse(c.now) - 48 * 3600000).toISOString() ? 'hours_48' : 'older',
    },
  },
  cod_age: {
    type: 'enum', json: 'string', readOnly: true, enum: codAgeStep,
    compute: {
      stored: false,
      value: (c: Logic<Order>) =>
        c.record.delivery_status == null || c.record.delivery_status !== 250 || c.record.closed_at == null ? null : c.record.closed_at > new Date(Date.parse(c.now) - 7 * 86400000).toISOString() ? 'days_7' : c.record.closed_at > new Date(Date.parse(c.now) - 14 * 86400000).toISOString() ? 'days_14' : c.record.closed_at > new Date(Date.parse(c.now) - 30 * 86400000).toISOString() ? 'days_30' : 'older',
    },
  },
  handover_minutes: { type: 'duration', json: 'integer', readOnly: true, minimum: 0, unit: 'min' },
  consignment_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'consignment', onDelete: 'restrict' },
  },
  transfer_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 30 },
  order_file_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order_file', onDelete: 'restrict' },
  },
  parcel_number: { type: 'integer', json: 'integer', readOnly: true },
  dc_order_code: {
    type: 'code', json: 'string', readOnly: true, key: true, maxLength: 30, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.dc_order_code != null,
  },
  cod_received: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'],
  },
  reconciled_at: { type: 'date_time', json: 'string', readOnly: true },
  received_method: { type: 'enum', json: 'string', readOnly: true, enum: paymentMethod },
  received_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  received_from: { type: 'text', json: 'string', readOnly: true, maxLength: 100 },
  received_note: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  invoice_only: { type: 'boolean', json: 'boolean', default: false },
  invoice_known: { type: 'enum', json: 'integer', readOnly: true, enum: invoiceHandling },
  invoice_handling: {
    type: 'enum', json: 'integer', readOnly: true, enum: invoiceHandling,
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        c.record.invoice_known != null ? c.record.invoice_known : c.record.status === -50 || c.record.publish_invoice === true && c.record.publish_invoice_type !== 0 ? 1 : 0,
    },
  },
  publish_invoice: { type: 'boolean', json: 'boolean', default: false },
  publish_invoice_type: {
    type: 'enum', json: 'integer', default: 0, enum: publishInvoiceType, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_name: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
    requiredIf: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_tax_code: {
    type: 'code', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_address: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_phone: {
    type: 'phone', json: 'string', maxLength: 20, country: 'receiver_country', landline: true, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_email: {
    type: 'email', json: 'string', maxLength: 200, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_identity: {
    type: 'code', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: {
      entity: 'order_line', foreignKey: 'order_id', min: 1, max: 200, unique: ['goods_id', 'present_id', 'combo_id'],
    },
    readOnlyIf: (c: Logic<Order>) =>
      [60, 100, 160].includes(c.record.status) || c.record.shop_connection_id != null || c.record.create_method === 7 || c.old?.is_priced !== true && (c.old?.voucher_code != null || c.old?.points_used != null),
  },
  payments: {
    type: 'rows', json: 'array', rows: { entity: 'order_payment', foreignKey: 'order_id', max: 20 },
    readOnlyIf: (c: Logic<Order>) => [0, 200, 220, 240].includes(c.record.status),
  },
  packages: {
    type: 'rows', json: 'array', rows: { entity: 'order_package', foreignKey: 'order_id', max: 50 },
    readOnlyIf: (c: Logic<Order>) => [0, 200, 220, 240].includes(c.record.status) || c.record.create_method === 7,
  },
  tracking_numbers: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 2600 },
  package_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<Order>) => Math.max(1, (c.record.packages ?? []).length) },
  },
  tracking: { type: 'rows', json: 'array', readOnly: true, rows: { entity: 'order_tracking', foreignKey: 'order_id' } },
  returned: { type: 'rows', json: 'array', readOnly: true, rows: { entity: 'order_returned', foreignKey: 'order_id' } },
  returned_total: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.returned ?? []).reduce((total, row) => total + (row.amount == null ? 0 : row.amount), 0),
    },
  },
  returned_costed: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.returned ?? []).reduce((total, row) => total + (row.costed_total == null ? 0 : row.costed_total), 0),
    },
  },
  returned_cost: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.returned ?? []).reduce((total, row) => total + (row.cost_total == null ? 0 : row.cost_total), 0),
    },
  },
  ...standardFields,
});

export const orderRules: readonly RuleModel[] = [
  {
    key: 'export_needs_right',
    check: (c: Logic<Order>) =>
      c.record.kind == null || c.record.kind !== 8 || c.user.permissions.includes('goods_manager'),
    level: 'error', on: ['create'], message: 'rule.order.export_needs_right', at: 'kind',
  },
  {
    key: 'export_goes_ourselves',
    check: (c: Logic<Order>) =>
      c.record.kind == null || c.record.kind !== 8 || c.record.delivery_company == null || c.record.delivery_company === 'self',
    level: 'error', on: ['create', 'update', 'change_carrier'], message: 'rule.order.export_goes_ourselves',
    at: 'delivery_company',
  },
  {
    key: 'pickup_has_no_carrier',
    check: (c: Logic<Order>) =>
      c.record.is_pickup !== true || c.record.delivery_company == null || c.record.delivery_company === 'self',
    level: 'error', on: ['create', 'update', 'change_carrier'], message: 'rule.order.pickup_has_no_carrier',
    at: 'delivery_company',
  },
  {
    key: 'tracking_needs_carrier',
    check: (c: Logic<Order>) => c.record.delivery_order_id == null || c.record.delivery_company != null,
    level: 'error', on: ['create', 'update'], message: 'rule.order.tracking_needs_carrier', at: 'delivery_company',
  },
  {
    key: 'cod_above_limit',
    check: (c: Logic<Order>) =>
      c.record.cod_amount == null || (c.settings.order_cod_limit as number | null) == null || c.record.cod_amount <= (c.settings.order_cod_limit as number),
    level: 'error', on: ['create', 'update'], message: 'rule.order.cod_above_limit', at: 'cod_amount',
    reads: ['cod_amount'],
  },
  {
    key: 'received_differs',
    check: (c: Logic<Order>) =>
      (c.record.cod_received ?? null) === (c.record.cod_amount ?? null) || c.record.cod_received === 0 && c.record.cod_amount == null || c.record.received_note != null,
    level: 'error', on: ['deliver'], message: 'rule.order.received_differs', at: 'cod_received',
    reads: ['cod_received', 'cod_amount', 'received_note'],
  },
  {
    key: 'hold_too_long',
    check: (c: Logic<Order>) =>
      c.record.hold_until == null || c.record.hold_until <= new Date(Date.parse(c.now) + Math.max(-36500, Math.min(36500, (c.settings.order_hold_days as number))) * 86400000).toISOString(),
    level: 'error', on: ['hold'], message: 'rule.order.hold_too_long', at: 'hold_until',
  },
  {
    key: 'cancels_tracking',
    check: (c: Logic<Order>) =>
      c.record.receiver_name == null || c.record.receiver_phone == null || c.record.receiver_country == null || (c.record.lines ?? []).some((row) => row.goods_id == null || row.quantity == null) || (c.old?.lines ?? []).some((row) => row.goods_id == null || row.quantity == null) || c.old?.status !== 40 || c.old?.delivery_order_id == null || c.old?.delivery_company === 'self' || c.record.shop_connection_id != null || c.record.delivery_order_id !== c.old?.delivery_order_id || c.record.receiver_name === c.old?.receiver_name && c.record.receiver_phone === c.old?.receiver_phone && c.record.receiver_country === c.old?.receiver_country && (c.record.receiver_address ?? null) === (c.old?.receiver_address ?? null) && (c.record.id_city ?? null) === (c.old?.id_city ?? null) && (c.record.id_county ?? null) === (c.old?.id_county ?? null) && (c.record.id_ward ?? null) === (c.old?.id_ward ?? null) && (c.record.receiver_city ?? null) === (c.old?.receiver_city ?? null) && (c.record.receiver_district ?? null) === (c.old?.receiver_district ?? null) && (c.record.receiver_ward ?? null) === (c.old?.receiver_ward ?? null) && (c.record.delivery_company ?? null) === (c.old?.delivery_company ?? null) && (c.record.cod_amount ?? null) === (c.old?.cod_amount ?? null) && (c.record.insurance_value ?? null) === (c.old?.insurance_value ?? null) && (c.record.goods_total ?? null) === (c.old?.goods_total ?? null) && (c.record.goods_quantity ?? null) === (c.old?.goods_quantity ?? null) && (c.record.lines ?? []).reduce((total, row) => total + row.goods_id * row.quantity, 0) === (c.old?.lines ?? []).reduce((total, row) => total + row.goods_id * row.quantity, 0) && (c.record.lines ?? []).reduce((total, row) => total + row.goods_id * row.goods_id * row.quantity, 0) === (c.old?.lines ?? []).reduce((total, row) => total + row.goods_id * row.goods_id * row.quantity, 0),
    level: 'confirm', on: ['update'], message: 'rule.order.cancels_tracking', at: 'delivery_order_id',
    reads: [
      'status', 'delivery_order_id', 'delivery_company', 'shop_connection_id', 'receiver_name', 'receiver_phone',
      'receiver_country', 'receiver_address', 'id_city', 'id_county', 'id_ward', 'receiver_city', 'receiver_district',
      'receiver_ward', 'cod_amount', 'insurance_value', 'goods_total', 'goods_quantity', 'lines', 'lines.goods_id',
      'lines.quantity',
    ],
  },
  {
    key: 'insured_above_value',
    check: (c: Logic<Order>) =>
      c.record.insurance_value == null || c.record.goods_total == null || c.record.insurance_value <= c.record.goods_total,
    level: 'warning', on: ['create'], message: 'rule.order.insured_above_value', at: 'insurance_value',
    value: 'goods_total', reads: ['insurance_value', 'goods_total'],
  },
  {
    key: 'cod_differs',
    check: (c: Logic<Order>) => c.record.cod_difference === 0,
    level: 'warning', on: ['create', 'update'], message: 'rule.order.cod_differs', at: 'cod_amount',
    value: 'cod_difference', reads: ['cod_difference'],
  },
];

export const orderDisplay = [{ field: 'customer_order_id' }] as const;
