// Generated from schemas/crm/lead-intake.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadIntakeDisplay, leadIntakeFields, leadIntakeRules } from './lead-intake.entity.gen.ts';

export const leadIntakeModel = createEntity({
  name: 'lead_intake',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadIntakeFields),
  display: leadIntakeDisplay,
  search: ['phone'],
  unique: [
    { key: 'sending', fields: ['dedupe_key', 'ladi_page_id'], message: 'rule.lead_intake.known', nulls: 'same' },
  ],
  index: [['received_at'], ['result', 'received_at']],
  access: { read: ['crm_ladi_page_config'], create: null, update: null, delete: null },
  lookup: ['crm_ladi_page_config'],
  rules: leadIntakeRules,
  live: true,
});
