// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Goods = {
  id: number;
  version: number;
  code: string;
  created_at: string;
  updated_at: string;
};

export const goodsFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const goodsRules: readonly RuleModel[] = [];

export const goodsDisplay = [{ field: 'code' }] as const;
