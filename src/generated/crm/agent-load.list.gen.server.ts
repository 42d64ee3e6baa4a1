// Generated from schemas/crm/agent-load.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { agentLoadFields } from './agent-load.entity.gen.ts';

export const agentLoadList = createList({
  screen: 'crm/agent-load',
  route: '/crm/agent-load',
  module: 'crm',
  entity: 'agent_load',
  permissions: ['crm_lead_dead'],
  urls: { list: '/agent-load-list', count: '/agent-load-count', download: '/agent-load-download' },
  downloadName: 'agent-load.xlsx',
  columns: [
    column(agentLoadFields.account_id, { label: 'agent_load.account_id', show: 'always' }),
    column(agentLoadFields.is_receiving, { label: 'agent_load.is_receiving' }),
    column(agentLoadFields.presence, { label: 'agent_load.presence' }),
    column(agentLoadFields.open, { label: 'agent_load.open', sort: true, sum: true }),
    column(agentLoadFields.cap_open, { label: 'agent_load.cap_open' }),
    column(agentLoadFields.room, { label: 'agent_load.room', sort: true }),
    column(agentLoadFields.fresh, { label: 'agent_load.fresh', sort: true, sum: true }),
    column(agentLoadFields.due, { label: 'agent_load.due', sort: true, sum: true }),
    column(agentLoadFields.late, { label: 'agent_load.late', sort: true, sum: true }),
    column(agentLoadFields.chats, { label: 'agent_load.chats', sort: true, sum: true }),
    column(agentLoadFields.calls, { label: 'agent_load.calls', sort: true, sum: true }),
    column(agentLoadFields.confirmed, { label: 'agent_load.confirmed', sort: true, sum: true }),
    column(agentLoadFields.is_full, { label: 'agent_load.is_full', show: 'optional' }),
    column(agentLoadFields.seen_at, { label: 'agent_load.seen_at', show: 'optional', sort: true }),
    column(agentLoadFields.last_assigned_at, { label: 'agent_load.last_assigned_at', sort: true }),
  ],
  filters: [
    filter(agentLoadFields.account_id, { label: 'agent_load.account_id', kind: 'reference' }),
    filter(agentLoadFields.is_receiving, { label: 'agent_load.is_receiving', kind: 'boolean' }),
    filter(agentLoadFields.presence, { label: 'agent_load.presence', kind: 'multi_select' }),
  ],
  counts: [{ key: 'full', where: { is_full: true } }, { key: 'off', where: { is_receiving: false } }],
  viewModes: [
    { key: 'all' },
    { key: 'full', where: { is_full: true }, badge: 'full' },
    { key: 'off', where: { is_receiving: false }, badge: 'off' },
  ],
  sort: { field: 'open', order: 'DESC' },
});
