// Generated from schemas/shop/sale-line.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type SaleLine = {
  id: number;
  goods_id: number;
  sold: number;
  large: number | null;
  last_at: string | null;
};

export const saleLineFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sold: { name: 'sold', type: 'integer', json: 'integer', required: true },
  large: { name: 'large', type: 'integer', json: 'integer' },
  last_at: { name: 'last_at', type: 'date_time', json: 'string' },
} as const satisfies Record<string, FieldModel>;

export const saleLineRules: readonly RuleModel[] = [];

export const saleLineDisplay = ['#', { field: 'id' }] as const;
