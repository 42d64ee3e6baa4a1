// Generated from schemas/crm/lead-combo-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/lead-combo-lines.action.validate.gen.js';
import { leadComboLinesActionFields } from './lead-combo-lines.action.gen.ts';

export const leadComboLinesActionModel: ActionModel = {
  key: 'lead_combo_lines',
  stem: 'lead-combo-lines',
  module: 'crm',
  url: '/lead-combo-lines',
  permissions: [
    'crm_lead_create', 'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check',
    'crm_lead_temporary',
  ],
  input: Object.values(leadComboLinesActionFields),
  validate,
};
