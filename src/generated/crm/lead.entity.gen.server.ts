// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Lead, leadDisplay, leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';

export const leadModel = createEntity({
  name: 'lead',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadFields),
  computeSql: {
    is_high_value: {
      text: '({settings.crm_high_value}::int8 IS NOT NULL AND t."expected_value" IS NOT NULL AND t."expected_value" >= {settings.crm_high_value}::int8)',
      params: ['settings.crm_high_value'],
    },
    is_short: { text: '(t."missing_goods" IS NOT NULL)', params: [] },
    is_risky: {
      text: '(t."return_rate" IS NOT NULL AND t."return_rate" >= 30 OR t."duplicate_count" IS NOT NULL AND t."duplicate_count" > 0)',
      params: [],
    },
  },
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
  missing: 'messages.lead_not_found',
  search: ['phone', 'name'],
  index: [
    ['queue', 'reprocess_at'],
    ['phone'],
    ['queue', 'created_at'],
    ['queue', 'completed_at'],
    ['queue', 'updated_at'],
    ['ladi_page_id'],
    ['lead_sheet_id'],
    ['account_id', 'queue'],
    ['locked_by'],
    ['is_due', 'queue'],
    ['parent_lead_id'],
    ['order_id'],
    ['assigned_at'],
    ['conversation_id'],
    ['buyer_id'],
  ],
  access: {
    read: [
      'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create',
      'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
      'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign', 'crm_ladi_page_config',
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
    'crm_lead_no_demand', 'crm_ladi_page_campaign', 'crm_ladi_page_config', 'crm_blacklist', 'crm_lead_omnichannel',
    'administration_request',
  ],
  visibleRows: {
    sql: {
      text: "(NOT {settings.crm_agents_see_own}::boolean OR 'crm_lead_dead' = ANY({user.permissions}::text[]) OR t.\"account_id\" IS NULL OR t.\"account_id\" = {user.id}::int8 OR t.\"created_by\" IS NOT NULL AND t.\"created_by\" = {user.id}::int8 OR t.\"queue\" = 'dead_pool' OR t.\"queue\" = 'complete' AND 'crm_lead_complete' = ANY({user.permissions}::text[]) OR t.\"queue\" = 'double_check' AND 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR t.\"queue\" = 'temporary' AND 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR t.\"queue\" = 'deposit_check' AND 'crm_lead_wait_confirm' = ANY({user.permissions}::text[]) OR t.\"queue\" = 'no_demand' AND 'crm_lead_no_demand' = ANY({user.permissions}::text[]) OR t.\"queue\" = 'blacklist' AND 'crm_blacklist' = ANY({user.permissions}::text[]))",
      params: ['settings.crm_agents_see_own', 'user.permissions', 'user.id'],
    },
    check: (c: Logic<Lead>) =>
      !(c.settings.crm_agents_see_own as boolean) || c.user.permissions.includes('crm_lead_dead') || c.record.account_id == null || c.record.account_id === c.user.id || c.record.created_by === c.user.id || c.record.queue === 'dead_pool' || c.record.queue === 'complete' && c.user.permissions.includes('crm_lead_complete') || c.record.queue === 'double_check' && c.user.permissions.includes('crm_lead_double_check') || c.record.queue === 'temporary' && c.user.permissions.includes('crm_lead_temporary') || c.record.queue === 'deposit_check' && c.user.permissions.includes('crm_lead_wait_confirm') || c.record.queue === 'no_demand' && c.user.permissions.includes('crm_lead_no_demand') || c.record.queue === 'blacklist' && c.user.permissions.includes('crm_blacklist'),
  },
  rules: leadRules,
  workflows: [leadWorkflow],
  live: true,
});
