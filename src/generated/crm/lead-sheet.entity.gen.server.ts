// Generated from schemas/crm/lead-sheet.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadSheetDisplay, leadSheetFields, leadSheetRules } from './lead-sheet.entity.gen.ts';

export const leadSheetModel = createEntity({
  name: 'lead_sheet',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadSheetFields),
  display: leadSheetDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at']],
  access: { read: ['crm_lead_create'], create: null, update: ['crm_lead_create'], delete: null },
  lookup: [
    'crm_lead_create', 'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check',
    'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm',
    'crm_lead_no_demand', 'crm_ladi_page_campaign',
  ],
  rules: leadSheetRules,
  live: true,
});
