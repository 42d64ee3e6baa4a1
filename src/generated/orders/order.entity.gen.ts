// Generated from schemas/orders/order.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { country } from '#generated/_shared/country.enum.gen.ts';
import { createMethod } from '#generated/_shared/create-method.enum.gen.ts';
import { deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import { orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { orderStatus } from '#generated/_shared/order-status.enum.gen.ts';
import { addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import type { OrderLine } from './order-line.entity.gen.ts';
import type { OrderTracking } from './order-tracking.entity.gen.ts';
import { publishInvoiceType } from './publish-invoice-type.enum.gen.ts';

export type Order = {
  id: number;
  version: number;
  customer_order_id: string;
  create_method: number;
  source: number | null;
  status: number;
  delivery_status: number | null;
  warehouse_id: number | null;
  receiver_name: string;
  receiver_phone: string;
  receiver_country: number;
  address_scheme: number | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_city: string | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_district: string | null;
  /** Its name; in Vietnam that of the chosen unit. */
  receiver_ward: string | null;
  receiver_address: string;
  receiver_latitude: number | null;
  receiver_longitude: number | null;
  delivery_company: string | null;
  delivery_order_id: string | null;
  delivery_check_goods: boolean | null;
  delivery_partial: boolean | null;
  delivery_return_required: boolean | null;
  weight: number | null;
  dimensions: Record<string, unknown> | null;
  delivery_cost: number | null;
  cod_amount: number | null;
  prepay: number | null;
  discount: number | null;
  insurance_value: number | null;
  goods_total: number | null;
  goods_quantity: number | null;
  images: string[] | null;
  /** Papers that go with it: the buyer's order, a contract, proof of payment. */
  attachments: string[] | null;
  note: string | null;
  internal_note: string | null;
  /** Unpaid, unconfirmed or suspected duplicate: kept from picking. */
  is_pending: boolean | null;
  hold_until: string | null;
  hold_reason: string | null;
  cancel_reason: string | null;
  /** Who picks it, or has picked it. */
  picker_id: number | null;
  /** true: its picker has one order in hand at a time. */
  picks_alone: boolean | null;
  invoice_only: boolean | null;
  publish_invoice: boolean | null;
  publish_invoice_type: number | null;
  invoice_name: string | null;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_phone: string | null;
  invoice_email: string | null;
  invoice_identity: string | null;
  lines: OrderLine[];
  /** What the carrier said of the parcel, one row a message. */
  tracking: OrderTracking[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderFields = {
  customer_order_id: {
    name: 'customer_order_id', type: 'code', json: 'string', required: true, key: true, maxLength: 50,
    number: { prefix: 'DH', per: 'day', digits: 5 },
  },
  create_method: {
    name: 'create_method', type: 'enum', json: 'integer', required: true, readOnly: true, default: 1,
    enum: createMethod,
  },
  source: { name: 'source', type: 'enum', json: 'integer', enum: orderSource },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, readOnly: true, enum: orderStatus },
  delivery_status: { name: 'delivery_status', type: 'enum', json: 'integer', readOnly: true, enum: deliveryStatus },
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  receiver_name: {
    name: 'receiver_name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100,
  },
  receiver_phone: {
    name: 'receiver_phone', type: 'phone', json: 'string', required: true, maxLength: 20, country: 'receiver_country',
  },
  receiver_country: {
    name: 'receiver_country', type: 'enum', json: 'integer', required: true, default: 1, enum: country,
  },
  address_scheme: {
    name: 'address_scheme', type: 'enum', json: 'integer', default: 2, enum: addressScheme, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
  },
  id_city: {
    name: 'id_city', type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 1 },
      dependsOn: { country: ['receiver_country'], scheme: ['address_scheme'] },
    },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
  },
  id_county: {
    name: 'id_county', type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['id_city'] } },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1 && c.record.address_scheme === 0,
  },
  id_ward: {
    name: 'id_ward', type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_county', 'id_city'] },
    },
    visible: (c: Logic<Order>) => c.record.receiver_country === 1,
  },
  receiver_city: {
    name: 'receiver_city', type: 'text', json: 'string', key: true, ordered: true, maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_city != null,
  },
  receiver_district: {
    name: 'receiver_district', type: 'text', json: 'string', maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_district != null,
  },
  receiver_ward: {
    name: 'receiver_ward', type: 'text', json: 'string', maxLength: 100, onHide: 'keep',
    visible: (c: Logic<Order>) =>
      c.record.receiver_country !== 1 || c.record.id_city == null && c.record.receiver_ward != null,
  },
  receiver_address: { name: 'receiver_address', type: 'text', json: 'string', required: true, maxLength: 255 },
  receiver_latitude: {
    name: 'receiver_latitude', type: 'decimal', json: 'number', minimum: -90, maximum: 90, multipleOf: 0.000001,
    scale: 6,
  },
  receiver_longitude: {
    name: 'receiver_longitude', type: 'decimal', json: 'number', minimum: -180, maximum: 180, multipleOf: 0.000001,
    scale: 6,
  },
  delivery_company: { name: 'delivery_company', type: 'enum', json: 'string', enum: carrier },
  delivery_order_id: { name: 'delivery_order_id', type: 'tracking', json: 'string', key: true, maxLength: 50 },
  delivery_check_goods: { name: 'delivery_check_goods', type: 'boolean', json: 'boolean', default: false },
  delivery_partial: { name: 'delivery_partial', type: 'boolean', json: 'boolean', default: false },
  delivery_return_required: { name: 'delivery_return_required', type: 'boolean', json: 'boolean', default: false },
  weight: { name: 'weight', type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g' },
  dimensions: { name: 'dimensions', type: 'dimensions', json: 'object' },
  delivery_cost: { name: 'delivery_cost', type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'] },
  cod_amount: { name: 'cod_amount', type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'] },
  prepay: { name: 'prepay', type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'] },
  discount: {
    name: 'discount', type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'],
    write: ['order_create_select_discount'],
  },
  insurance_value: {
    name: 'insurance_value', type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'],
  },
  goods_total: {
    name: 'goods_total', type: 'money', json: 'integer', readOnly: true, read: ['order_detail_price'],
    compute: {
      stored: true,
      value: (c: Logic<Order>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null && row.discount != null ? row.quantity * row.unit_price - row.discount : 0), 0),
    },
  },
  goods_quantity: {
    name: 'goods_quantity', type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Order>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  images: { name: 'images', type: 'images', json: 'array', maxItems: 50, file: { batch: 10 } },
  attachments: {
    name: 'attachments', type: 'file', json: 'array', maxItems: 5,
    file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  note: { name: 'note', type: 'long_text', json: 'string', maxLength: 500 },
  internal_note: { name: 'internal_note', type: 'long_text', json: 'string', maxLength: 500 },
  is_pending: { name: 'is_pending', type: 'boolean', json: 'boolean', default: false },
  hold_until: { name: 'hold_until', type: 'date_time', json: 'string', readOnly: true },
  hold_reason: { name: 'hold_reason', type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  cancel_reason: { name: 'cancel_reason', type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  picker_id: {
    name: 'picker_id', type: 'reference', json: 'integer', readOnly: true,
    reference: { entity: 'account', onDelete: 'restrict' },
  },
  picks_alone: { name: 'picks_alone', type: 'boolean', json: 'boolean', readOnly: true },
  invoice_only: { name: 'invoice_only', type: 'boolean', json: 'boolean', default: false },
  publish_invoice: { name: 'publish_invoice', type: 'boolean', json: 'boolean', default: false },
  publish_invoice_type: {
    name: 'publish_invoice_type', type: 'enum', json: 'integer', default: 0, enum: publishInvoiceType, onHide: 'keep',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_name: {
    name: 'invoice_name', type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
    requiredIf: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_tax_code: {
    name: 'invoice_tax_code', type: 'code', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_address: {
    name: 'invoice_address', type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_phone: {
    name: 'invoice_phone', type: 'phone', json: 'string', maxLength: 20, country: 'receiver_country', onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_email: {
    name: 'invoice_email', type: 'email', json: 'string', maxLength: 200, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  invoice_identity: {
    name: 'invoice_identity', type: 'code', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Order>) => c.record.publish_invoice === true,
  },
  lines: {
    name: 'lines', type: 'rows', json: 'array', required: true,
    rows: { entity: 'order_line', foreignKey: 'order_id', min: 1, max: 200, unique: ['goods_id'] },
  },
  tracking: {
    name: 'tracking', type: 'rows', json: 'array', readOnly: true,
    rows: { entity: 'order_tracking', foreignKey: 'order_id' },
  },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const orderRules: readonly RuleModel[] = [
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
    key: 'hold_too_long',
    check: (c: Logic<Order>) =>
      c.record.hold_until == null || c.record.hold_until <= new Date(Date.parse(c.now) + Math.max(-36500, Math.min(36500, (c.settings.order_hold_days as number))) * 86400000).toISOString(),
    level: 'error', on: ['hold'], message: 'rule.order.hold_too_long', at: 'hold_until',
  },
  {
    key: 'cod_above_goods',
    check: (c: Logic<Order>) =>
      c.record.cod_amount == null || c.record.goods_total == null || c.record.cod_amount <= c.record.goods_total + (c.record.delivery_cost == null ? 0 : c.record.delivery_cost),
    level: 'warning', on: ['create', 'update'], message: 'rule.order.cod_above_goods', at: 'cod_amount',
    reads: ['cod_amount', 'goods_total', 'delivery_cost'],
  },
];

export const orderDisplay = [{ field: 'customer_order_id' }] as const;
