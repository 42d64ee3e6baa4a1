// Generated from schemas/crm/lead-attempt.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadAttemptDisplay, leadAttemptFields, leadAttemptRules } from './lead-attempt.entity.gen.ts';

export const leadAttemptModel = createEntity({
  name: 'lead_attempt',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadAttemptFields),
  display: leadAttemptDisplay,
  index: [['at'], ['account_id', 'at']],
  access: {
    read: [
      'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create',
      'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
      'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign', 'crm_ladi_page_config',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create',
    'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm',
    'crm_lead_no_demand', 'crm_ladi_page_campaign', 'crm_ladi_page_config',
  ],
  rules: leadAttemptRules,
  parent: { entity: 'lead', foreignKey: 'lead_id', field: 'attempts' },
});
