// Generated from schemas/crm/agent.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type CrmAgent, crmAgentFields } from './crm-agent.entity.gen.ts';
import { handOverAction } from './hand-over.action.gen.ts';
import { startReceivingAction } from './start-receiving.action.gen.ts';
import { stopReceivingAction } from './stop-receiving.action.gen.ts';

export const list = createList({
  screen: 'crm/agent',
  route: '/crm/agent',
  resource: 'crm_agent',
  title: 'screen.crm/agent.title',
  permissions: ['crm_lead_dead'],
  urls: { list: '/agent-list', count: '/agent-count', download: '/agent-download' },
  downloadName: 'agent.xlsx',
  columns: [
    column(crmAgentFields.account_id, {
      label: 'crm_agent.account_id', cell: 'reference', show: 'always', pin: 'left', link: '/crm/agent',
    }),
    column(crmAgentFields.is_receiving, { label: 'crm_agent.is_receiving', cell: 'boolean', edit: true }),
    column(crmAgentFields.presence, { label: 'crm_agent.presence', cell: 'enum' }),
    column(crmAgentFields.cap_open, { label: 'crm_agent.cap_open', cell: 'number', edit: true }),
    column(crmAgentFields.cap_day, { label: 'crm_agent.cap_day', cell: 'number', edit: true }),
    column(crmAgentFields.claim_day, { label: 'crm_agent.claim_day', cell: 'number', edit: true }),
    column(crmAgentFields.last_assigned_at, { label: 'crm_agent.last_assigned_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(crmAgentFields.account_id, { label: 'crm_agent.account_id', kind: 'reference' }),
    filter(crmAgentFields.is_receiving, { label: 'crm_agent.is_receiving', kind: 'boolean' }),
    filter(crmAgentFields.presence, { label: 'crm_agent.presence', kind: 'multi_select' }),
  ],
  sort: { field: 'last_assigned_at', order: 'DESC' },
  toolbar: [
    { key: 'load', label: 'screen.crm/agent.action.load', route: '/crm/agent-load', permissions: ['crm_lead_dead'] },
    {
      key: 'create', label: 'action.create', route: '/crm/agent/create', permissions: ['crm_lead_dead'],
      tone: 'success',
    },
  ],
  row: [
    { key: 'hand_over', label: 'crm_agent.action.hand_over', action: 'hand_over', permissions: ['crm_lead_dead'] },
    {
      key: 'start_receiving', label: 'crm_agent.action.start_receiving', action: 'start_receiving',
      permissions: ['crm_lead_dead'], tone: 'success',
    },
    {
      key: 'stop_receiving', label: 'crm_agent.action.stop_receiving', action: 'stop_receiving',
      permissions: ['crm_lead_dead'], tone: 'warning',
    },
  ],
  bulk: [
    { key: 'hand_over', label: 'crm_agent.action.hand_over', action: 'hand_over', permissions: ['crm_lead_dead'] },
    {
      key: 'start_receiving', label: 'crm_agent.action.start_receiving', action: 'start_receiving',
      permissions: ['crm_lead_dead'], tone: 'success',
    },
    {
      key: 'stop_receiving', label: 'crm_agent.action.stop_receiving', action: 'stop_receiving',
      permissions: ['crm_lead_dead'], tone: 'warning',
    },
  ],
  actions: [handOverAction, startReceivingAction, stopReceivingAction],
  open: '/crm/agent',
  edit: { form: async () => (await import('#generated/crm/agent.form.gen.tsx')).form, permissions: ['crm_lead_dead'] },
  create: { route: '/crm/agent/create', permissions: ['crm_lead_dead'] },
  mobile: { title: 'account_id', lines: ['is_receiving', 'presence', 'cap_open', 'last_assigned_at'] },
  rowTone: [{ when: (c: Logic<CrmAgent>) => c.record.is_receiving === false, tone: 'neutral' }],
  emptyText: 'screen.crm/agent.empty',
  live: true,
});

export default function AgentList() {
  return <ListScreen list={list} />;
}
