// Generated from schemas/goods_production/requirement.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const requirementForm: FormModel = {
  screen: 'goods-production/requirement',
  route: '/goods-production/requirement',
  module: 'goods_production',
  entity: 'production_requirement',
  mode: 'edit',
  permissions: ['goods_production_requirement'],
  aside: { notes: true },
};
