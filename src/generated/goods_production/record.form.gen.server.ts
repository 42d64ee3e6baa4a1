// Generated from schemas/goods_production/record.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const recordForm: FormModel = {
  screen: 'goods-production/record',
  route: '/goods-production/record',
  module: 'goods_production',
  entity: 'production_record',
  mode: 'edit',
  permissions: ['goods_production_record'],
  aside: { notes: true },
};
