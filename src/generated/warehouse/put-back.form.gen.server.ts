// Generated from schemas/warehouse/put-back.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const putBackForm: FormModel = {
  screen: 'warehouse/put-back',
  route: '/warehouse/put-back',
  module: 'warehouse',
  entity: 'put_back',
  mode: 'edit',
  permissions: ['order_manager'],
  aside: { notes: true },
};
