// Generated from schemas/pos/shop-elsewhere.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopElsewhere = {
  id: string;
  goods_id: number;
  warehouse_id: number;
  pos_id: number | null;
  available: number | null;
};

export const shopElsewhereFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  available: { type: 'integer', json: 'integer' },
});

export const shopElsewhereRules: readonly RuleModel[] = [];

export const shopElsewhereDisplay = [{ field: 'goods_id' }] as const;
