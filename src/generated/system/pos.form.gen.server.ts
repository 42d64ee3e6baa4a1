// Generated from schemas/system/pos.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const posForm: FormModel = {
  screen: 'pos',
  route: '/pos',
  module: 'system',
  entity: 'pos',
  mode: 'edit',
  permissions: ['customer_account'],
};
