// Generated from schemas/orders/order-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { Order } from './order.entity.gen.ts';

export type OrderLine = {
  id: number;
  version: number;
  order_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  /** The combo that it is a part of, sold at the combo's price. */
  combo_id: number | null;
  /** Pieces that were not there when stock was last kept back for the order. */
  missing: number | null;
  /** Of a piece, when the article was put in; empty: not weighed. */
  unit_weight: number | null;
  unit_price: number;
  discount: number;
  /** What somebody took off by hand; part of the discount of an order that is priced. */
  typed_discount: number | null;
  /** How many of its pieces a promotion gave. */
  gift_quantity: number | null;
  amount: number | null;
  /** Put in by a campaign of gifts: it costs nothing. */
  is_gift: boolean;
  /** The campaign that put it in. */
  present_id: number | null;
  /** Of the price, which holds it, when the article was put in. */
  tax_rate: TaxRate | null;
  /** Moving average cost of a piece when the article was put in; that of the ledger, once a late or corrected cost has changed it. */
  unit_cost: number | null;
  /** Without tax and with its share of the order's discount; empty: its cost is not known. */
  costed_total: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderLineFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_product',
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  combo_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'combo', onDelete: 'restrict' },
    visible: (c: Logic<OrderLine, Order>) => c.record.combo_id != null,
  },
  missing: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<OrderLine, Order>) => c.record.missing != null,
  },
  unit_weight: { type: 'weight', json: 'integer', readOnly: true, unit: 'g', copyFrom: 'goods_id.weight' },
  unit_price: {
    type: 'money', json: 'integer', required: true, minimum: 0, copyFrom: 'goods_id.retail_price',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  discount: {
    type: 'money', json: 'integer', required: true, minimum: 0, default: 0,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    write: ['order_create_select_discount'],
  },
  typed_discount: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  gift_quantity: { type: 'integer', json: 'integer', readOnly: true },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    compute: {
      stored: true,
      value: (c: Logic<OrderLine, Order>) =>
        c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount : null,
    },
  },
  is_gift: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  present_id: {
    type: 'reference', json: 'integer', readOnly: true, onHide: 'keep',
    reference: { entity: 'present', onDelete: 'restrict' },
    visible: (c: Logic<OrderLine, Order>) => c.record.present_id != null,
  },
  tax_rate: { type: 'enum', json: 'integer', readOnly: true, enum: taxRate, copyFrom: 'goods_id.tax_rate' },
  unit_cost: {
    type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.cost_price',
    read: ['administration_goods_cost'],
  },
  costed_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
    turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<OrderLine, Order>) =>
        c.record.unit_cost == null ? null : c.record.tax_rate === 5 ? ((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.quantity != null && c.record.unit_price != null && c.record.discount != null) ? Math.floor((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? (c.record.quantity * c.record.unit_price - c.record.discount) * (c.parent.goods_total - c.parent.discount) / c.parent.goods_total : c.record.quantity * c.record.unit_price - c.record.discount) * 100 / 105 + 0.5) : null) : c.record.tax_rate === 8 ? ((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.quantity != null && c.record.unit_price != null && c.record.discount != null) ? Math.floor((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? (c.record.quantity * c.record.unit_price - c.record.discount) * (c.parent.goods_total - c.parent.discount) / c.parent.goods_total : c.record.quantity * c.record.unit_price - c.record.discount) * 100 / 108 + 0.5) : null) : c.record.tax_rate === 10 ? ((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.quantity != null && c.record.unit_price != null && c.record.discount != null) ? Math.floor((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? (c.record.quantity * c.record.unit_price - c.record.discount) * (c.parent.goods_total - c.parent.discount) / c.parent.goods_total : c.record.quantity * c.record.unit_price - c.record.discount) * 100 / 110 + 0.5) : null) : ((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.quantity != null && c.record.unit_price != null && c.record.discount != null) ? Math.floor((c.parent.goods_total != null && c.parent.discount != null && c.parent.goods_total > 0 ? (c.record.quantity * c.record.unit_price - c.record.discount) * (c.parent.goods_total - c.parent.discount) / c.parent.goods_total : c.record.quantity * c.record.unit_price - c.record.discount) + 0.5) : null),
    },
  },
  ...standardFields,
});

export const orderLineRules: readonly RuleModel[] = [
  {
    key: 'discount_within',
    check: (c: Logic<OrderLine, Order>) =>
      c.record.discount == null || c.record.quantity == null || c.record.unit_price == null || c.record.discount <= c.record.quantity * c.record.unit_price,
    level: 'error', on: ['create', 'update'], message: 'rule.order_line.discount_within', at: 'discount',
    reads: ['discount', 'quantity', 'unit_price'],
  },
  {
    key: 'gift_is_free',
    check: (c: Logic<OrderLine, Order>) =>
      c.record.is_gift == null || c.record.unit_price == null || c.record.is_gift !== true || c.record.unit_price === 0,
    level: 'error', on: ['create', 'update'], message: 'rule.order_line.gift_is_free', at: 'unit_price',
    reads: ['is_gift', 'unit_price'],
  },
];

export const orderLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
