// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Goods = {
  id: number;
  version: number;
  sku: string;
  barcode: string | null;
  created_at: string;
  updated_at: string;
};

export const goodsFields = createFields({
  sku: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  barcode: { type: 'barcode', json: 'string', maxLength: 50 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const goodsRules: readonly RuleModel[] = [];

export const goodsDisplay = [{ field: 'sku' }] as const;
