// Generated from schemas/goods_production/norm.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const normForm: FormModel = {
  screen: 'goods-production/quantitative',
  route: '/goods-production/quantitative',
  module: 'goods_production',
  entity: 'production_norm',
  mode: 'edit',
  permissions: ['goods_production_quantitative'],
  aside: { notes: true },
};
