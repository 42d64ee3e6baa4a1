// Generated from schemas/administration/cover-figure.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type CoverFigure = {
  id: string;
  /** 1 level, 2 expiry, 3 sold, 4 came in, 5 open receipts. */
  part: number;
  source_id: number;
  goods_id: number;
  warehouse_id: number | null;
  on_hand: number;
  held: number;
  out_7: number;
  out_10: number;
  out_30: number;
  out_60: number;
  out_90: number;
  in_30: number;
  in_60: number;
  in_90: number;
  in_180: number;
  incoming: number | null;
  expired_date: string | null;
};

export const coverFigureFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  source_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  held: { type: 'integer', json: 'integer', required: true },
  out_7: { type: 'integer', json: 'integer', required: true },
  out_10: { type: 'integer', json: 'integer', required: true },
  out_30: { type: 'integer', json: 'integer', required: true },
  out_60: { type: 'integer', json: 'integer', required: true },
  out_90: { type: 'integer', json: 'integer', required: true },
  in_30: { type: 'integer', json: 'integer', required: true },
  in_60: { type: 'integer', json: 'integer', required: true },
  in_90: { type: 'integer', json: 'integer', required: true },
  in_180: { type: 'integer', json: 'integer', required: true },
  incoming: { type: 'integer', json: 'integer' },
  expired_date: { type: 'date', json: 'string' },
});

export const coverFigureRules: readonly RuleModel[] = [];

export const coverFigureDisplay = [{ field: 'goods_id' }] as const;
