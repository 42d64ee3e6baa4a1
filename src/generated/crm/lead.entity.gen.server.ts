// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadDisplay, leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';

export const leadModel = createEntity({
  name: 'lead',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadFields),
  refillSql: {
    lines_total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount"), 0) FROM "lead_line" t_lines WHERE t_lines."lead_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    deposit_total: {
      text: '(SELECT COALESCE(sum(t_deposits."value"), 0) FROM "lead_deposit" t_deposits WHERE t_deposits."lead_id" = t."id" AND t_deposits."customer_id" = t."customer_id" AND t_deposits."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: leadDisplay,
  search: ['phone', 'name'],
  index: [
    ['queue', 'reprocess_at'],
    ['phone'],
    ['queue', 'created_at'],
    ['queue', 'completed_at'],
    ['queue', 'updated_at'],
    ['ladi_page_id'],
    ['account_id', 'queue'],
    ['locked_by'],
    ['is_due', 'queue'],
    ['parent_lead_id'],
    ['order_id'],
  ],
  access: {
    read: [
      'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create',
      'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
      'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
    ],
    create: ['crm_lead_create'],
    update: [
      'crm_lead_complete', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_incomplete', 'crm_lead_invalid_phone',
      'crm_lead_no_demand', 'crm_lead_telesale', 'crm_lead_temporary', 'crm_lead_wait_confirm',
    ],
    delete: null,
  },
  lookup: [
    'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create',
    'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm',
    'crm_lead_no_demand', 'crm_ladi_page_campaign', 'crm_blacklist', 'crm_lead_omnichannel', 'crm_ladi_page_config',
  ],
  rules: leadRules,
  workflows: [leadWorkflow],
  live: true,
});
