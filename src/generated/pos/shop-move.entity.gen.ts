// Generated from schemas/pos/shop-move.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockPlace, stockPlace } from '#generated/stock/stock-place.enum.gen.ts';
import { type StockReason, stockReason } from '#generated/stock/stock-reason.enum.gen.ts';

export type ShopMove = {
  id: string;
  /** 1 came in, 2 left. */
  part: number;
  move_id: number;
  at: string;
  by: number | null;
  goods_id: number;
  pos_id: number | null;
  quantity: number;
  reason: StockReason;
  document_code: string | null;
  expired_date: string | null;
  other_place: StockPlace | null;
  other_warehouse_id: number | null;
};

export const shopMoveFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  move_id: { type: 'integer', json: 'integer', required: true },
  at: { type: 'date_time', json: 'string', required: true },
  by: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', required: true },
  reason: { type: 'enum', json: 'string', required: true, enum: stockReason },
  document_code: { type: 'code', json: 'string' },
  expired_date: { type: 'date', json: 'string' },
  other_place: { type: 'enum', json: 'string', enum: stockPlace },
  other_warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
});

export const shopMoveRules: readonly RuleModel[] = [];

export const shopMoveDisplay = [{ field: 'goods_id' }] as const;
