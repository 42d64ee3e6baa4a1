// Generated from schemas/crm/lead-reveal.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { leadRevealDisplay, leadRevealFields, leadRevealRules } from './lead-reveal.entity.gen.ts';

export const leadRevealModel = createEntity({
  name: 'lead_reveal',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(leadRevealFields),
  display: leadRevealDisplay,
  index: [['at'], ['lead_id', 'at'], ['account_id', 'at']],
  access: { read: ['crm_lead_dead'], create: null, update: null, delete: null },
  lookup: ['crm_lead_dead'],
  rules: leadRevealRules,
  live: true,
});
