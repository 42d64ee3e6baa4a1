// Generated from schemas/messaging/zalo-oa.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const zaloOaForm: FormModel = {
  screen: 'zalo-oa',
  route: '/zalo-oa',
  module: 'messaging',
  entity: 'omnichannel_page',
  mode: 'edit',
  permissions: ['customer_account'],
  aside: {},
};
