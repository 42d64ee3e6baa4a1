// Generated from schemas/stock/stock-balance.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { stockQuality } from './stock-quality.enum.gen.ts';

export type StockBalance = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  /** Shelf; empty: somewhere in the warehouse. */
  cell_id: number | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  /** Empty: as good as new, and for sale. */
  quality: number | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  created_at: string;
  created_by: number | null;
};

export const stockBalanceFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  cell_id: { name: 'cell_id', type: 'integer', json: 'integer' },
  lot: { name: 'lot', type: 'code', json: 'string', maxLength: 50 },
  expired_date: { name: 'expired_date', type: 'date', json: 'string' },
  uid: { name: 'uid', type: 'code', json: 'string', maxLength: 50 },
  quality: { name: 'quality', type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { name: 'owner_id', type: 'integer', json: 'integer' },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', required: true, default: 0 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const stockBalanceRules: readonly RuleModel[] = [];

export const stockBalanceDisplay = [{ field: 'goods_id' }] as const;
