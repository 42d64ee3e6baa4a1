// Generated from schemas/goods/goods-category.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import { type GoodsClass, goodsClass } from './goods-class.enum.gen.ts';
import { type GoodsUnit, goodsUnit } from './goods-unit.enum.gen.ts';

export type GoodsCategory = {
  id: number;
  version: number;
  /** Stamp codes begin with it, after that of the supplier. */
  code: string;
  name: string;
  classification: GoodsClass;
  parent_id: number | null;
  level: number | null;
  path: string | null;
  unit: GoodsUnit | null;
  /** Of new goods that are made without one. */
  tax_rate: TaxRate | null;
  has_expiry: boolean | null;
  profile_required: boolean | null;
  sub_stamp_content: string | null;
  stamp_mark: string | null;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsCategoryFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 3, pattern: '^[A-Z0-9]{1,3}$' },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  classification: { type: 'enum', json: 'string', required: true, enum: goodsClass },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_category', onDelete: 'restrict' } },
  level: { type: 'integer', json: 'integer', readOnly: true, default: 0 },
  path: { type: 'text', json: 'string', readOnly: true, ordered: true, maxLength: 255 },
  unit: { type: 'enum', json: 'string', enum: goodsUnit },
  tax_rate: { type: 'enum', json: 'integer', enum: taxRate },
  has_expiry: { type: 'boolean', json: 'boolean', default: false },
  profile_required: { type: 'boolean', json: 'boolean', default: false },
  sub_stamp_content: { type: 'long_text', json: 'string', maxLength: 1000 },
  stamp_mark: { type: 'svg', json: 'string', maxLength: 200, file: { maxBytes: 262144 } },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const goodsCategoryRules: readonly RuleModel[] = [
  {
    key: 'own_parent',
    check: (c: Logic<GoodsCategory>) =>
      c.record.id == null || c.record.parent_id == null || c.record.parent_id !== c.record.id,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_category.own_parent', at: 'parent_id',
  },
];

export const goodsCategoryDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
