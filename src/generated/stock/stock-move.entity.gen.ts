// Generated from schemas/stock/stock-move.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockDocument, stockDocument } from './stock-document.enum.gen.ts';
import { type StockPlace, stockPlace } from './stock-place.enum.gen.ts';
import { type StockQuality, stockQuality } from './stock-quality.enum.gen.ts';
import { type StockReason, stockReason } from './stock-reason.enum.gen.ts';

export type StockMove = {
  id: number;
  goods_id: number;
  from_place: StockPlace;
  from_warehouse_id: number | null;
  /** Shelf that it was taken from. */
  from_cell_id: number | null;
  to_place: StockPlace;
  to_warehouse_id: number | null;
  /** Shelf that it was put on. */
  to_cell_id: number | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  /** Empty: as good as new, and for sale. */
  quality: StockQuality | null;
  /** Whose it is; empty: the company's own. */
  owner_id: number | null;
  quantity: number;
  reason: StockReason;
  document_type: StockDocument | null;
  /** Id of the document, by which it is found again. */
  document_id: number | null;
  /** Its code, for people. */
  document_code: string | null;
  created_at: string;
  created_by: number | null;
};

export const stockMoveFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  from_place: { type: 'enum', json: 'string', required: true, enum: stockPlace },
  from_warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  from_cell_id: { type: 'reference', json: 'integer', reference: { entity: 'cell', onDelete: 'restrict' } },
  to_place: { type: 'enum', json: 'string', required: true, enum: stockPlace },
  to_warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  to_cell_id: { type: 'reference', json: 'integer', reference: { entity: 'cell', onDelete: 'restrict' } },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  quality: { type: 'enum', json: 'integer', enum: stockQuality },
  owner_id: { type: 'integer', json: 'integer' },
  quantity: { type: 'integer', json: 'integer', required: true },
  reason: { type: 'enum', json: 'string', required: true, enum: stockReason },
  document_type: { type: 'enum', json: 'string', enum: stockDocument },
  document_id: { type: 'integer', json: 'integer' },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  ...madeFields,
});

export const stockMoveRules: readonly RuleModel[] = [];

export const stockMoveDisplay = [{ field: 'goods_id' }] as const;
