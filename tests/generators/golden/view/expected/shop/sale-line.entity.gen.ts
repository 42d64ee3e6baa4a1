// Generated from schemas/shop/sale-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type SaleLine = {
  id: number;
  goods_id: number;
  sold: number;
  large: number | null;
  last_at: string | null;
};

export const saleLineFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sold: { type: 'integer', json: 'integer', required: true },
  large: { type: 'integer', json: 'integer' },
  last_at: { type: 'date_time', json: 'string' },
});

export const saleLineRules: readonly RuleModel[] = [];

export const saleLineDisplay = ['#', { field: 'id' }] as const;
