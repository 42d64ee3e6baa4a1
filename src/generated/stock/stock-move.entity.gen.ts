// Generated from schemas/stock/stock-move.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { stockDocument } from './stock-document.enum.gen.ts';
import { stockPlace } from './stock-place.enum.gen.ts';
import { stockQuality } from './stock-quality.enum.gen.ts';
import { stockReason } from './stock-reason.enum.gen.ts';

export type StockMove = {
  id: number;
  goods_id: number;
  from_place: string;
  from_warehouse_id: number | null;
  /** Shelf that it was taken from. */
  from_cell_id: number | null;
  to_place: string;
  to_warehouse_id: number | null;
  /** Shelf that it was put on. */
  to_cell_id: number | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  /** Empty: as good as new, and for sale. */
  quality: number | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  reason: string;
  document_type: string | null;
  /** Id of the document, by which it is found again. */
  document_id: number | null;
  /** Its code, for people. */
  document_code: string | null;
  created_at: string;
  created_by: number | null;
};

export const stockMoveFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  from_place: { name: 'from_place', type: 'enum', json: 'string', required: true, enum: stockPlace },
  from_warehouse_id: {
    name: 'from_warehouse_id', type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  from_cell_id: { name: 'from_cell_id', type: 'integer', json: 'integer' },
  to_place: { name: 'to_place', type: 'enum', json: 'string', required: true, enum: stockPlace },
  to_warehouse_id: {
    name: 'to_warehouse_id', type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  to_cell_id: { name: 'to_cell_id', type: 'integer', json: 'integer' },
  lot: { name: 'lot', type: 'code', json: 'string', maxLength: 50 },
  expired_date: { name: 'expired_date', type: 'date', json: 'string' },
  uid: { name: 'uid', type: 'code', json: 'string', maxLength: 50 },
  quality: { name: 'quality', type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { name: 'owner_id', type: 'integer', json: 'integer' },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', required: true },
  reason: { name: 'reason', type: 'enum', json: 'string', required: true, enum: stockReason },
  document_type: { name: 'document_type', type: 'enum', json: 'string', enum: stockDocument },
  document_id: { name: 'document_id', type: 'integer', json: 'integer' },
  document_code: { name: 'document_code', type: 'code', json: 'string', key: true, maxLength: 50 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const stockMoveRules: readonly RuleModel[] = [];

export const stockMoveDisplay = [{ field: 'goods_id' }] as const;
