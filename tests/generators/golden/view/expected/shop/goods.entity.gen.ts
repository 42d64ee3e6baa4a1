// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type Goods = {
  id: number;
  version: number;
  sku: string;
  cost: number | null;
  created_at: string;
  updated_at: string;
};

export const goodsFields = {
  sku: { name: 'sku', type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  cost: { name: 'cost', type: 'money', json: 'integer', read: ['goods_cost'] },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const goodsRules: readonly RuleModel[] = [];

export const goodsDisplay = [{ field: 'sku' }] as const;
