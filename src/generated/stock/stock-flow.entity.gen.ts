// Generated from schemas/stock/stock-flow.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockDocument, stockDocument } from './stock-document.enum.gen.ts';
import { type StockQuality, stockQuality } from './stock-quality.enum.gen.ts';
import { type StockReason, stockReason } from './stock-reason.enum.gen.ts';

export type StockFlow = {
  id: string;
  /** 1: came in; -1: went out. */
  side: number;
  move_id: number;
  goods_id: number;
  warehouse_id: number | null;
  cell_id: number | null;
  /** Pieces; below zero where they went out. */
  quantity: number;
  reason: StockReason;
  document_type: StockDocument | null;
  document_code: string | null;
  lot: string | null;
  expired_date: string | null;
  uid: string | null;
  quality: StockQuality | null;
  at: string;
  account_id: number | null;
};

export const stockFlowFields = createFields({
  side: { type: 'integer', json: 'integer', required: true },
  move_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  cell_id: { type: 'reference', json: 'integer', reference: { entity: 'cell', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', required: true },
  reason: { type: 'enum', json: 'string', required: true, enum: stockReason },
  document_type: { type: 'enum', json: 'string', enum: stockDocument },
  document_code: { type: 'code', json: 'string', maxLength: 50 },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  quality: { type: 'enum', json: 'integer', enum: stockQuality },
  at: { type: 'date_time', json: 'string', required: true },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
});

export const stockFlowRules: readonly RuleModel[] = [];

export const stockFlowDisplay = [{ field: 'goods_id' }] as const;
