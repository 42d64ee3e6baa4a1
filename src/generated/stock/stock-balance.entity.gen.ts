// Generated from schemas/stock/stock-balance.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockQuality, stockQuality } from './stock-quality.enum.gen.ts';

export type StockBalance = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  /** Shelf that it is picked from; empty: somewhere in the warehouse. */
  cell_id: number | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  /** Empty: as good as new, and for sale. */
  quality: StockQuality | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  created_at: string;
  created_by: number | null;
};

export const stockBalanceFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  cell_id: {
    type: 'reference', json: 'integer',
    reference: {
      entity: 'cell', onDelete: 'restrict', where: { kind: ['pick', 'bulk'], active: true },
      dependsOn: { warehouse_id: ['warehouse_id'] },
    },
  },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  quality: { type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { type: 'integer', json: 'integer' },
  quantity: { type: 'integer', json: 'integer', required: true, default: 0 },
  ...madeFields,
});

export const stockBalanceRules: readonly RuleModel[] = [];

export const stockBalanceDisplay = [{ field: 'goods_id' }] as const;
