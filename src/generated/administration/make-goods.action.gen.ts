// Generated from schemas/administration/make-goods.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { ProductDevelopment } from './product-development.entity.gen.ts';

export type MakeGoodsActionInput = {
  sku: string;
  unit: GoodsUnit;
  /** With it a draft norm of the style is made, where it has none. */
  style_code: string | null;
  /** With it a profile is made that is not in use before somebody completes it. */
  profile_code: string | null;
};

export const makeGoodsActionFields = createFields({
  sku: { type: 'code', json: 'string', required: true, maxLength: 50 },
  unit: { type: 'enum', json: 'string', required: true, default: 'piece', enum: goodsUnit },
  style_code: { type: 'text', json: 'string', maxLength: 50 },
  profile_code: { type: 'code', json: 'string', maxLength: 8 },
});

export const makeGoodsAction: RecordAction = {
  key: 'make_goods',
  entity: 'product_development',
  permissions: ['administration_product_development'],
  guard: (c: Logic<ProductDevelopment>) => c.record.status === 3 && c.record.goods_id == null,
  guardMessage: 'rule.product_development.not_approved',
  form: 'make-goods',
  success: 'messages.goods_made',
  tone: 'success',
};
