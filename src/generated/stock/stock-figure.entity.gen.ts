// Generated from schemas/stock/stock-figure.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type StockFigure = {
  id: string;
  /** 1 level, 2 balance, 3 and 4 ledger, 5 reservation. */
  part: number;
  source_id: number;
  goods_id: number;
  warehouse_id: number | null;
  level: number;
  balance: number;
  ledger: number;
  reserved: number;
  held: number;
};

export const stockFigureFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  source_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  level: { type: 'integer', json: 'integer', required: true },
  balance: { type: 'integer', json: 'integer', required: true },
  ledger: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  held: { type: 'integer', json: 'integer', required: true },
});

export const stockFigureRules: readonly RuleModel[] = [];

export const stockFigureDisplay = [{ field: 'goods_id' }] as const;
