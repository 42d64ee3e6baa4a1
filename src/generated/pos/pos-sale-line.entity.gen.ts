// Generated from schemas/pos/pos-sale-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export type PosSaleLine = {
  id: number;
  version: number;
  sale_id: number;
  goods_id: number;
  /** The combo that it is a part of, sold at the combo's price. */
  combo_id: number | null;
  sku: string | null;
  name: string | null;
  /** Negative of a return. */
  quantity: number;
  /** Stamps of its pieces, divided by commas. */
  uids: string | null;
  unit_price: number;
  /** The promotion that lowered its price, or gave it. */
  promotion_id: number | null;
  /** Given by a promotion, for nothing. */
  is_gift: boolean;
  /** Taken off the line by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off the whole line by the cashier. */
  manual_amount: number | null;
  /** All that the cashier, promotions, voucher and points take off the line; negative of a return. */
  discount: number;
  amount: number | null;
  /** Of the price, which holds it, when it was sold; a return has that of its bill. */
  tax_rate: TaxRate | null;
  /** Moving average cost of a piece when it was sold; that of the ledger, once a late or corrected cost has changed it. A return has that of its bill. */
  unit_cost: number | null;
  /** The tax that is in what was paid; negative of a return. */
  vat: number | null;
  /** Without tax, where the cost is known; negative of a return. */
  costed_amount: number | null;
  /** Without tax and cost, where the cost is known; negative of a return. */
  gross_profit: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posSaleLineFields = createFields({
  sale_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pos_sale', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  combo_id: {
    type: 'reference', json: 'integer', onHide: 'keep', reference: { entity: 'combo', onDelete: 'restrict' },
    visible: (c: Logic<PosSaleLine, PosSale>) => c.record.combo_id != null,
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: -999, maximum: 999, default: 1 },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  unit_price: { type: 'money', json: 'integer', required: true, minimum: 0 },
  promotion_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'promotion', onDelete: 'restrict' },
  },
  is_gift: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  manual_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  manual_amount: { type: 'money', json: 'integer', minimum: 0 },
  discount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSaleLine, PosSale>) =>
        c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount : null,
    },
  },
  tax_rate: { type: 'enum', json: 'integer', enum: taxRate, copyFrom: 'goods_id.tax_rate', write: null },
  unit_cost: {
    type: 'money', json: 'integer', copyFrom: 'goods_id.cost_price', read: ['administration_goods_cost'], write: null,
  },
  vat: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSaleLine, PosSale>) =>
        c.record.tax_rate === 5 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 5 / 105 + 0.5) : null) : c.record.tax_rate === 8 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 8 / 108 + 0.5) : null) : c.record.tax_rate === 10 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 10 / 110 + 0.5) : null) : 0,
    },
  },
  costed_amount: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<PosSaleLine, PosSale>) =>
        c.record.unit_cost == null ? null : (c.record.tax_rate === 5 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 5 / 105 + 0.5) : null) : c.record.tax_rate === 8 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 8 / 108 + 0.5) : null) : c.record.tax_rate === 10 ? (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 10 / 110 + 0.5) : null) : (c.record.quantity != null && c.record.unit_price != null && c.record.discount != null ? c.record.quantity * c.record.unit_price - c.record.discount : null)),
    },
  },
  gross_profit: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<PosSaleLine, PosSale>) =>
        c.record.unit_cost == null ? null : ((c.record.tax_rate === 5 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.tax_rate === 8 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.tax_rate === 10 ? c.record.quantity != null && c.record.unit_price != null && c.record.discount != null : c.record.quantity != null && c.record.unit_price != null && c.record.discount != null) && c.record.quantity != null ? (c.record.tax_rate === 5 ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 5 / 105 + 0.5) : c.record.tax_rate === 8 ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 8 / 108 + 0.5) : c.record.tax_rate === 10 ? c.record.quantity * c.record.unit_price - c.record.discount - Math.floor((c.record.quantity * c.record.unit_price - c.record.discount) * 10 / 110 + 0.5) : c.record.quantity * c.record.unit_price - c.record.discount) - c.record.quantity * c.record.unit_cost : null),
    },
  },
  ...standardFields,
});

export const posSaleLineRules: readonly RuleModel[] = [];

export const posSaleLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
