// Generated from schemas/crm/agent.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { crmAgentFields } from './crm-agent.entity.gen.ts';

export const agentList = createList({
  screen: 'crm/agent',
  route: '/crm/agent',
  module: 'crm',
  entity: 'crm_agent',
  permissions: ['crm_lead_dead'],
  urls: { list: '/agent-list', count: '/agent-count', download: '/agent-download' },
  downloadName: 'agent.xlsx',
  columns: [
    column(crmAgentFields.account_id, { label: 'crm_agent.account_id', show: 'always' }),
    column(crmAgentFields.is_receiving, { label: 'crm_agent.is_receiving' }),
    column(crmAgentFields.presence, { label: 'crm_agent.presence' }),
    column(crmAgentFields.cap_open, { label: 'crm_agent.cap_open' }),
    column(crmAgentFields.cap_day, { label: 'crm_agent.cap_day' }),
    column(crmAgentFields.claim_day, { label: 'crm_agent.claim_day' }),
    column(crmAgentFields.last_assigned_at, { label: 'crm_agent.last_assigned_at', sort: true }),
  ],
  filters: [
    filter(crmAgentFields.account_id, { label: 'crm_agent.account_id', kind: 'reference' }),
    filter(crmAgentFields.is_receiving, { label: 'crm_agent.is_receiving', kind: 'boolean' }),
    filter(crmAgentFields.presence, { label: 'crm_agent.presence', kind: 'multi_select' }),
  ],
  sort: { field: 'last_assigned_at', order: 'DESC' },
});
