// Generated from schemas/messaging/zalo-app.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const zaloAppForm: FormModel = {
  screen: 'zalo-oa/app',
  route: '/zalo-oa/app',
  module: 'messaging',
  entity: 'zalo_app',
  mode: 'edit',
  permissions: ['customer_account'],
};
