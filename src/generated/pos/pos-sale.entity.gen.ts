// Generated from schemas/pos/pos-sale.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';

export type PosSale = {
  id: number;
  version: number;
  code: string;
  pos_id: number;
  seller_id: number | null;
  paid_at: string | null;
  buyer_phone: string | null;
  buyer_name: string | null;
  goods_quantity: number | null;
  total: number;
  /** What the buyer gave. */
  cash: number;
  /** What was given back. */
  change: number | null;
  note: string | null;
  lines: PosSaleLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posSaleFields = {
  code: {
    name: 'code', type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'HD', per: 'day', digits: 5 },
  },
  pos_id: {
    name: 'pos_id', type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'pos', onDelete: 'restrict' },
  },
  seller_id: {
    name: 'seller_id', type: 'reference', json: 'integer', readOnly: true,
    reference: { entity: 'account', onDelete: 'restrict' },
  },
  paid_at: { name: 'paid_at', type: 'date_time', json: 'string', readOnly: true },
  buyer_phone: { name: 'buyer_phone', type: 'phone', json: 'string', readOnly: true, maxLength: 20 },
  buyer_name: { name: 'buyer_name', type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  goods_quantity: {
    name: 'goods_quantity', type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  total: {
    name: 'total', type: 'money', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.unit_price != null ? row.quantity * row.unit_price : 0), 0),
    },
  },
  cash: { name: 'cash', type: 'money', json: 'integer', required: true, readOnly: true, minimum: 0 },
  change: {
    name: 'change', type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<PosSale>) =>
        c.record.cash != null && c.record.total != null ? c.record.cash - c.record.total : null,
    },
  },
  note: { name: 'note', type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    name: 'lines', type: 'rows', json: 'array', required: true,
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', min: 1, max: 200 },
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

export const posSaleRules: readonly RuleModel[] = [
  {
    key: 'paid_enough',
    check: (c: Logic<PosSale>) => c.record.cash == null || c.record.total == null || c.record.cash >= c.record.total,
    level: 'error', on: ['create'], message: 'rule.pos_sale.paid_enough', at: 'cash',
  },
];

export const posSaleDisplay = [{ field: 'code' }] as const;
