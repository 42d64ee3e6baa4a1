// Generated from schemas/crm/agent-load.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type AgentLoad, agentLoadFields } from './agent-load.entity.gen.ts';

export const list = createList({
  screen: 'crm/agent-load',
  route: '/crm/agent-load',
  resource: 'agent_load',
  title: 'screen.crm/agent-load.title',
  permissions: ['crm_lead_dead'],
  urls: { list: '/agent-load-list', count: '/agent-load-count', download: '/agent-load-download' },
  downloadName: 'agent-load.xlsx',
  columns: [
    column(agentLoadFields.account_id, {
      label: 'agent_load.account_id', cell: 'reference', show: 'always', pin: 'left', link: '/crm/agent',
    }),
    column(agentLoadFields.is_receiving, { label: 'agent_load.is_receiving', cell: 'boolean' }),
    column(agentLoadFields.presence, { label: 'agent_load.presence', cell: 'enum' }),
    column(agentLoadFields.open, { label: 'agent_load.open', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.cap_open, { label: 'agent_load.cap_open', cell: 'number' }),
    column(agentLoadFields.room, { label: 'agent_load.room', cell: 'number', sort: true }),
    column(agentLoadFields.fresh, { label: 'agent_load.fresh', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.due, { label: 'agent_load.due', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.late, { label: 'agent_load.late', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.chats, { label: 'agent_load.chats', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.calls, { label: 'agent_load.calls', cell: 'number', sort: true, sum: true, footer: true }),
    column(agentLoadFields.confirmed, {
      label: 'agent_load.confirmed', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(agentLoadFields.is_full, { label: 'agent_load.is_full', cell: 'boolean', show: 'optional' }),
    column(agentLoadFields.seen_at, { label: 'agent_load.seen_at', cell: 'date_time', show: 'optional', sort: true }),
    column(agentLoadFields.last_assigned_at, { label: 'agent_load.last_assigned_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(agentLoadFields.account_id, { label: 'agent_load.account_id', kind: 'reference' }),
    filter(agentLoadFields.is_receiving, { label: 'agent_load.is_receiving', kind: 'boolean' }),
    filter(agentLoadFields.presence, { label: 'agent_load.presence', kind: 'multi_select' }),
  ],
  counts: ['full', 'off'],
  viewModes: [
    { key: 'all', label: 'screen.crm/agent-load.mode.all' },
    { key: 'full', label: 'screen.crm/agent-load.mode.full', badge: 'full' },
    { key: 'off', label: 'screen.crm/agent-load.mode.off', badge: 'off' },
  ],
  sort: { field: 'open', order: 'DESC' },
  toolbar: [
    {
      key: 'agents', label: 'screen.crm/agent-load.action.agents', route: '/crm/agent', permissions: ['crm_lead_dead'],
    },
  ],
  row: [
    {
      key: 'leads', label: 'screen.crm/agent-load.action.leads', route: '/crm/lead-history',
      filter: { account_id: { from: 'account_id', choice: true } },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
  ],
  mobile: { title: 'account_id', lines: ['presence', 'open', 'room', 'due'] },
  rowTone: [
    { when: (c: Logic<AgentLoad>) => c.record.is_receiving === false, tone: 'neutral' },
    { when: (c: Logic<AgentLoad>) => c.record.presence === 'away', tone: 'info' },
    { when: (c: Logic<AgentLoad>) => c.record.is_full === true, tone: 'warning' },
  ],
  emptyText: 'screen.crm/agent-load.empty',
  live: true,
});

export default function AgentLoadList() {
  return <ListScreen list={list} />;
}
