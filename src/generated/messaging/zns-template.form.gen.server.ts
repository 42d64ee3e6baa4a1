// Generated from schemas/messaging/zns-template.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const znsTemplateForm: FormModel = {
  screen: 'administration/zns/template',
  route: '/administration/zns/template',
  module: 'messaging',
  entity: 'zns_template',
  mode: 'edit',
  permissions: ['administration_zns'],
  aside: { notes: true },
};
