// Generated from schemas/administration/stock-age-piece.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockAgeStep, stockAgeStep } from './stock-age-step.enum.gen.ts';

export type StockAgePiece = {
  id: string;
  age: StockAgeStep;
  goods_id: number;
  warehouse_id: number | null;
  quantity: number;
};

export const stockAgePieceFields = createFields({
  age: { type: 'enum', json: 'string', required: true, enum: stockAgeStep },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', required: true },
});

export const stockAgePieceRules: readonly RuleModel[] = [];

export const stockAgePieceDisplay = [{ field: 'goods_id' }] as const;
