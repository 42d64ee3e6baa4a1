// Generated from schemas/pos/parked-sale.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ParkedSaleLine } from './parked-sale-line.entity.gen.ts';

export type ParkedSale = {
  id: number;
  version: number;
  code: string;
  pos_id: number;
  /** When the till put it aside, which may have been without a network. */
  parked_at: string;
  /** What the till calls it: the same one twice is one parked bill. */
  operation: string;
  buyer_phone: string | null;
  buyer_name: string | null;
  /** Taken off by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off by the cashier. */
  manual_amount: number | null;
  /** What the till has shown; prices of the day count when it is paid. */
  total: number;
  goods_quantity: number | null;
  lines: ParkedSaleLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const parkedSaleFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'HT', per: 'day', digits: 5 },
  },
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  parked_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  operation: { type: 'code', json: 'string', required: true, readOnly: true, maxLength: 40 },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
  buyer_name: { type: 'text', json: 'string', key: true, maxLength: 100 },
  manual_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  manual_amount: { type: 'money', json: 'integer', minimum: 0 },
  total: { type: 'money', json: 'integer', required: true, minimum: 0 },
  goods_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ParkedSale>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'parked_sale_line', foreignKey: 'parked_sale_id', min: 1, max: 200 },
  },
  ...standardFields,
});

export const parkedSaleRules: readonly RuleModel[] = [];

export const parkedSaleDisplay = [{ field: 'code' }] as const;
