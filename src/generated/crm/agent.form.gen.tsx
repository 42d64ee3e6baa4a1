// Generated from schemas/crm/agent.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { crmAgentFields, crmAgentRules } from './crm-agent.entity.gen.ts';
import { handOverAction } from './hand-over.action.gen.ts';
import { startReceivingAction } from './start-receiving.action.gen.ts';
import { stopReceivingAction } from './stop-receiving.action.gen.ts';

export const form = createForm({
  screen: 'crm/agent',
  route: '/crm/agent',
  resource: 'crm_agent',
  title: 'screen.crm/agent.title',
  mode: 'edit',
  permissions: ['crm_lead_dead'],
  create: ['crm_lead_dead'],
  remove: ['crm_lead_dead'],
  sections: [
    {
      key: 'main', label: 'screen.crm/agent.section.main', columns: 2,
      inputs: [
        input(crmAgentFields.account_id, { label: 'crm_agent.account_id' }),
        input(crmAgentFields.is_receiving, { label: 'crm_agent.is_receiving' }),
        input(crmAgentFields.cap_open, { label: 'crm_agent.cap_open' }),
        input(crmAgentFields.cap_day, { label: 'crm_agent.cap_day' }),
        input(crmAgentFields.claim_day, { label: 'crm_agent.claim_day' }),
      ],
    },
  ],
  models: { crm_agent: { name: 'crm_agent', fields: Object.values(crmAgentFields), rules: crmAgentRules } },
  actions: [handOverAction, startReceivingAction, stopReceivingAction],
  validate: () => import('#generated/built/crm/crm-agent.validate.gen.js'),
  aside: {
    facts: [
      { field: crmAgentFields.presence, label: 'crm_agent.presence' },
      { field: crmAgentFields.seen_at, label: 'crm_agent.seen_at' },
      { field: crmAgentFields.last_assigned_at, label: 'crm_agent.last_assigned_at' },
    ],
  },
  display: [{ field: 'account_id' }],
});

export default function AgentForm() {
  return <FormScreen form={form} />;
}
