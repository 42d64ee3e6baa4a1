// Generated from schemas/goods_production/team.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const teamForm: FormModel = {
  screen: 'goods-production/record/team',
  route: '/goods-production/record/team',
  module: 'goods_production',
  entity: 'production_team',
  mode: 'edit',
  permissions: ['goods_production_record'],
};
