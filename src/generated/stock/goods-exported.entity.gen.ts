// Generated from schemas/stock/goods-exported.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsExported = {
  id: number;
  goods_id: number;
  export_quantity: number;
};

export const goodsExportedFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  export_quantity: { type: 'integer', json: 'integer', required: true },
});

export const goodsExportedRules: readonly RuleModel[] = [];

export const goodsExportedDisplay = [{ field: 'goods_id' }] as const;
