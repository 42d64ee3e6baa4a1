// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { leadDisplay, leadFields, leadRules } from './lead.entity.gen.ts';
import { leadWorkflow } from './lead.workflow.gen.ts';

export const leadModel: EntityModel = {
  name: 'lead',
  module: 'crm',
  table: 'lead',
  owner: 'customer',
  fields: Object.values(leadFields),
  display: leadDisplay,
  search: ['phone', 'name'],
  unique: [],
  index: [['queue', 'reprocess_at'], ['phone'], ['queue', 'created_at']],
  access: { read: ['crm_lead_telesale'], create: ['crm_lead_create'], update: ['crm_lead_telesale'], delete: null },
  lookup: ['crm_lead_telesale'],
  rules: leadRules,
  workflow: leadWorkflow,
  audit: true,
  softDelete: true,
  live: true,
};
