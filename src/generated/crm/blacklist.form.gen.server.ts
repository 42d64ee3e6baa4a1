// Generated from schemas/crm/blacklist.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const blacklistForm: FormModel = {
  screen: 'crm/blacklist',
  route: '/crm/blacklist',
  module: 'crm',
  entity: 'blacklist',
  mode: 'edit',
  permissions: ['crm_blacklist'],
  aside: {},
};
