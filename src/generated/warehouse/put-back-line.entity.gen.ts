// Generated from schemas/warehouse/put-back-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PutBackLine = {
  id: number;
  version: number;
  put_back_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const putBackLineFields = createFields({
  put_back_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'put_back', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  ...standardFields,
});

export const putBackLineRules: readonly RuleModel[] = [];

export const putBackLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
