// Generated from schemas/crm/keyword.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const keywordForm: FormModel = {
  screen: 'crm/keyword',
  route: '/crm/keyword',
  module: 'crm',
  entity: 'keyword',
  mode: 'edit',
  permissions: ['crm_keyword'],
  aside: {},
};
