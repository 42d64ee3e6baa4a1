// Generated from schemas/pos/pos-sale.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type InvoiceHandling, invoiceHandling } from '#generated/_shared/invoice-handling.enum.gen.ts';
import { type BuyerKind, buyerKind } from '#generated/buyer/buyer-kind.enum.gen.ts';
import type { PosSaleDiscount } from './pos-sale-discount.entity.gen.ts';
import { type PosSaleKind, posSaleKind } from './pos-sale-kind.enum.gen.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';
import { type PosSaleStatus, posSaleStatus } from './pos-sale-status.enum.gen.ts';

export type PosSale = {
  id: number;
  version: number;
  code: string;
  pos_id: number;
  shift_id: number;
  kind: PosSaleKind;
  /** At which prices it was sold. */
  sale_type: BuyerKind | null;
  status: PosSaleStatus;
  /** Of a return: the bill that the goods were sold with. */
  original_sale_id: number | null;
  /** Of an exchange: the return that paid for a part of it. */
  exchanged_id: number | null;
  seller_id: number | null;
  paid_at: string | null;
  /** What the till called the sale. */
  operation: string | null;
  buyer_phone: string | null;
  buyer_name: string | null;
  goods_quantity: number | null;
  /** At the prices of the goods. */
  goods_total: number;
  /** What the cashier took off lines and the bill; negative of a return, as what follows. */
  manual_discount: number;
  /** What combos cost less than their parts. */
  combo_discount: number | null;
  /** What promotions of goods gave. */
  line_discount: number;
  /** What promotions of bills gave. */
  bill_discount: number;
  voucher_code: string | null;
  /** What the voucher gave. */
  voucher_amount: number;
  /** Points that the buyer paid with; negative of a return, as what follows. */
  points_used: number;
  /** What they were worth. */
  points_amount: number;
  /** All that was taken off: by the cashier, by promotions of goods and bills, voucher and points. */
  discount: number;
  /** What the sum to pay was rounded by, up or down; of a return its part of it, turned. */
  rounding: number;
  total: number;
  /** The tax that is in the total; negative of a return. */
  vat: number | null;
  /** Without tax, of lines whose cost is known; negative of a return. */
  costed_total: number | null;
  /** What its goods had cost when they were sold, of lines whose cost is known; negative of a return. */
  cost_total: number | null;
  points_earned: number;
  /** What was paid by bank transfer; negative of a return. */
  bank_transfer: number;
  /** What the buyer's transfer is found by on the bank's statement. */
  transfer_code: string | null;
  /** What stays in the drawer of it. */
  cash_amount: number;
  /** What a return took out of the drawer. */
  cash_back: number | null;
  /** What the buyer gave. */
  cash: number;
  /** What was given back. */
  change: number | null;
  return_reason: string | null;
  void_reason: string | null;
  /** What the shop said below its bills when this one was made. */
  receipt_footer: string | null;
  /** What has become of its invoice; empty: there is none. */
  invoice_known: InvoiceHandling | null;
  /** Whether it waits for an invoice, or what has become of it. */
  invoice_handling: InvoiceHandling | null;
  /** An invoice of its own was asked for; else it is in the day's. */
  publish_invoice: boolean | null;
  invoice_name: string | null;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_email: string | null;
  invoice_identity: string | null;
  note: string | null;
  /** Of a bill that is made nobody changes what was sold. */
  lines: PosSaleLine[];
  discounts: PosSaleDiscount[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posSaleFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'HD', per: 'day', digits: 5 },
  },
  pos_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'pos', onDelete: 'restrict' },
  },
  shift_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'pos_shift', onDelete: 'restrict' },
  },
  kind: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'sale', enum: posSaleKind },
  sale_type: { type: 'enum', json: 'string', readOnly: true, default: 'retail', enum: buyerKind },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: posSaleStatus },
  original_sale_id: {
    type: 'reference', json: 'integer', readOnly: true, onHide: 'keep',
    reference: { entity: 'pos_sale', onDelete: 'restrict' },
    visible: (c: Logic<PosSale>) => c.record.kind === 'return',
  },
  exchanged_id: {
    type: 'reference', json: 'integer', readOnly: true, onHide: 'keep',
    reference: { entity: 'pos_sale', onDelete: 'restrict' },
    visible: (c: Logic<PosSale>) => c.record.exchanged_id != null,
  },
  seller_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  paid_at: { type: 'date_time', json: 'string', readOnly: true },
  operation: { type: 'code', json: 'string', readOnly: true, maxLength: 40 },
  buyer_phone: { type: 'phone', json: 'string', readOnly: true, maxLength: 20 },
  buyer_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  goods_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  goods_total: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null ? row.quantity * row.unit_price : 0), 0),
    },
  },
  manual_discount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  combo_discount: { type: 'money', json: 'integer', readOnly: true, default: 0 },
  line_discount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  bill_discount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  voucher_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 20 },
  voucher_amount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  points_used: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  points_amount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  discount: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) => (c.record.lines ?? []).reduce((total, row) => total + (row.discount ?? 0), 0),
    },
  },
  rounding: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  total: {
    type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.rounding != null ? (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null && row.discount != null ? row.quantity * row.unit_price - row.discount : 0), 0) + c.record.rounding : null,
    },
  },
  vat: {
    type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.vat == null ? 0 : row.vat), 0),
    },
  },
  costed_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.unit_cost == null ? true : row.tax_rate === 5 ? row.quantity != null && row.unit_price != null && row.discount != null : row.tax_rate === 8 ? row.quantity != null && row.unit_price != null && row.discount != null : row.tax_rate === 10 ? row.quantity != null && row.unit_price != null && row.discount != null : row.quantity != null && row.unit_price != null && row.discount != null) ? (row.unit_cost == null ? 0 : row.tax_rate === 5 ? Math.floor((row.quantity * row.unit_price - row.discount) * 100 / 105 + 0.5) : row.tax_rate === 8 ? Math.floor((row.quantity * row.unit_price - row.discount) * 100 / 108 + 0.5) : row.tax_rate === 10 ? Math.floor((row.quantity * row.unit_price - row.discount) * 100 / 110 + 0.5) : row.quantity * row.unit_price - row.discount) : 0), 0),
    },
  },
  cost_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.unit_cost == null ? true : row.quantity != null) ? (row.unit_cost == null ? 0 : row.quantity * row.unit_cost) : 0), 0),
    },
  },
  points_earned: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  bank_transfer: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  transfer_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 20 },
  cash_amount: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.total != null && c.record.bank_transfer != null ? c.record.total - c.record.bank_transfer : null,
    },
  },
  cash_back: {
    type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.kind === 'return' ? (c.record.bank_transfer != null && c.record.total != null ? c.record.bank_transfer - c.record.total : null) : 0,
    },
  },
  cash: { type: 'money', json: 'integer', required: true, readOnly: true, minimum: 0 },
  change: {
    type: 'money', json: 'integer', readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.cash != null && c.record.cash_amount != null ? c.record.cash - c.record.cash_amount : null,
    },
  },
  return_reason: {
    type: 'text', json: 'string', readOnly: true, maxLength: 200, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.kind === 'return',
  },
  void_reason: {
    type: 'text', json: 'string', readOnly: true, maxLength: 200, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.status === 'voided',
  },
  receipt_footer: {
    type: 'long_text', json: 'string', readOnly: true, maxLength: 300, copyFrom: 'pos_id.receipt_footer',
  },
  invoice_known: { type: 'enum', json: 'integer', readOnly: true, enum: invoiceHandling },
  invoice_handling: {
    type: 'enum', json: 'integer', readOnly: true, enum: invoiceHandling,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.invoice_known != null ? c.record.invoice_known : c.record.publish_invoice === true ? 1 : 0,
    },
  },
  publish_invoice: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  invoice_name: {
    type: 'text', json: 'string', readOnly: true, maxLength: 255, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.publish_invoice === true,
  },
  invoice_tax_code: {
    type: 'code', json: 'string', readOnly: true, maxLength: 20, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.publish_invoice === true,
  },
  invoice_address: {
    type: 'text', json: 'string', readOnly: true, maxLength: 255, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.publish_invoice === true,
  },
  invoice_email: {
    type: 'email', json: 'string', readOnly: true, maxLength: 200, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.publish_invoice === true,
  },
  invoice_identity: {
    type: 'code', json: 'string', readOnly: true, maxLength: 20, onHide: 'keep',
    visible: (c: Logic<PosSale>) => c.record.publish_invoice === true,
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', min: 1, max: 200 },
    readOnlyIf: () => true,
  },
  discounts: {
    type: 'rows', json: 'array', readOnly: true,
    rows: { entity: 'pos_sale_discount', foreignKey: 'sale_id', max: 2000 },
  },
  ...standardFields,
});

export const posSaleRules: readonly RuleModel[] = [
  {
    key: 'paid_enough',
    check: (c: Logic<PosSale>) =>
      c.record.cash == null || c.record.cash_amount == null || c.record.cash >= c.record.cash_amount,
    level: 'error', on: ['create'], message: 'rule.pos_sale.paid_enough', at: 'cash',
  },
];

export const posSaleDisplay = [{ field: 'code' }] as const;
