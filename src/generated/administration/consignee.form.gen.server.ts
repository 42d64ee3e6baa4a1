// Generated from schemas/administration/consignee.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const consigneeForm: FormModel = {
  screen: 'administration/consignee',
  route: '/administration/consignee',
  module: 'administration',
  entity: 'consignee',
  mode: 'edit',
  permissions: ['administration_consignee'],
  aside: { notes: true },
};
