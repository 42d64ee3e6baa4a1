// Generated from schemas/promotion/present-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import { type PresentRole, presentRole } from './present-role.enum.gen.ts';

export type PresentLine = {
  id: number;
  version: number;
  present_id: number;
  role: PresentRole;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  quantity: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const presentLineFields = createFields({
  present_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'present', onDelete: 'restrict' },
  },
  role: { type: 'enum', json: 'string', required: true, default: 'gift', enum: presentRole },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 999, default: 1 },
  ...standardFields,
});

export const presentLineRules: readonly RuleModel[] = [];

export const presentLineDisplay = [{ field: 'sku' }] as const;
