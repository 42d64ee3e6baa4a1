// Generated from schemas/pos/check-out.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type BuyerKind, buyerKind } from '#generated/buyer/buyer-kind.enum.gen.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';

export type CheckOutActionInput = {
  pos_id: number;
  /** What the till has shown: prices may have changed since. */
  total: number;
  cash: number;
  /** What is paid by bank transfer; the rest is cash. */
  bank_transfer: number | null;
  /** What the buyer's transfer is found by on the bank's statement. */
  transfer_code: string | null;
  buyer_phone: string | null;
  buyer_name: string | null;
  voucher_code: string | null;
  /** Stamp of the piece that a voucher for single pieces is used for. */
  voucher_uid: string | null;
  /** Points that the buyer pays with. */
  points_used: number | null;
  /** Taken off the bill by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off the bill by the cashier. */
  manual_amount: number | null;
  /** Of an exchange: the older bill whose goods come back for what is bought. */
  return_sale_id: number | null;
  return_reason: string | null;
  /** What the till has shown that they are worth. */
  return_total: number | null;
  /** What comes back of which goods. */
  return_lines: PosSaleLine[];
  /** At which prices: wholesale to whoever buys so alone. */
  sale_type: BuyerKind | null;
  /** What the till calls the sale: the same one twice is one bill. */
  operation: string | null;
  /** When it was paid, of a sale that waited in the till for the network. */
  sold_at: string | null;
  lines: PosSaleLine[];
};

export type CheckOutActionResult = {
  sale_id: number;
  code: string;
  change: number;
};

export const checkOutActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  total: { type: 'money', json: 'integer', required: true, minimum: 0 },
  cash: { type: 'money', json: 'integer', required: true, minimum: 0 },
  bank_transfer: { type: 'money', json: 'integer', minimum: 0 },
  transfer_code: { type: 'code', json: 'string', maxLength: 20 },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
  buyer_name: { type: 'text', json: 'string', maxLength: 100 },
  voucher_code: { type: 'code', json: 'string', maxLength: 20 },
  voucher_uid: { type: 'code', json: 'string', maxLength: 50 },
  points_used: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000000 },
  manual_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  manual_amount: { type: 'money', json: 'integer', minimum: 0 },
  return_sale_id: { type: 'reference', json: 'integer', reference: { entity: 'pos_sale', onDelete: 'restrict' } },
  return_reason: { type: 'text', json: 'string', maxLength: 200 },
  return_total: { type: 'money', json: 'integer', minimum: 0 },
  return_lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', max: 200, unique: ['goods_id'] },
  },
  sale_type: { type: 'enum', json: 'string', default: 'retail', enum: buyerKind },
  operation: { type: 'code', json: 'string', maxLength: 40 },
  sold_at: { type: 'date_time', json: 'string' },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', min: 1, max: 200 },
  },
});

export const checkOutAction: ActionCall<CheckOutActionInput, CheckOutActionResult> = {
  url: '/pos/check-out',
};
