// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Goods = {
  id: number;
  version: number;
  name: string;
  depot: string | null;
  created_at: string;
  updated_at: string;
};

export const goodsFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  depot: { type: 'code', json: 'string', maxLength: 20 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const goodsRules: readonly RuleModel[] = [];

export const goodsDisplay = [{ field: 'name' }] as const;
