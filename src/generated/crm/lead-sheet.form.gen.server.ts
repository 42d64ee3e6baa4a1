// Generated from schemas/crm/lead-sheet.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const leadSheetForm: FormModel = {
  screen: 'crm/lead-import/file',
  route: '/crm/lead-import/file',
  module: 'crm',
  entity: 'lead_sheet',
  mode: 'edit',
  permissions: ['crm_lead_create'],
  aside: {},
};
