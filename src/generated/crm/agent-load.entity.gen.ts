// Generated from schemas/crm/agent-load.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AgentPresence, agentPresence } from './agent-presence.enum.gen.ts';

export type AgentLoad = {
  id: number;
  agent_id: number;
  account_id: number;
  is_receiving: boolean;
  presence: AgentPresence | null;
  cap_open: number;
  last_assigned_at: string | null;
  seen_at: string | null;
  open: number;
  due: number;
  fresh: number;
  late: number;
  /** Conversations that he has to answer. */
  chats: number;
  /** Of the last 24 hours. */
  calls: number;
  /** Of his leads, in the last 24 hours. */
  confirmed: number;
  /** How many more open leads he takes. */
  room: number | null;
  /** He is at his cap: rules pass him over. */
  is_full: boolean | null;
};

export const agentLoadFields = createFields({
  agent_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'crm_agent', onDelete: 'restrict' },
  },
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  is_receiving: { type: 'boolean', json: 'boolean', required: true },
  presence: { type: 'enum', json: 'string', enum: agentPresence },
  cap_open: { type: 'integer', json: 'integer', required: true },
  last_assigned_at: { type: 'date_time', json: 'string' },
  seen_at: { type: 'date_time', json: 'string' },
  open: { type: 'integer', json: 'integer', required: true },
  due: { type: 'integer', json: 'integer', required: true },
  fresh: { type: 'integer', json: 'integer', required: true },
  late: { type: 'integer', json: 'integer', required: true },
  chats: { type: 'integer', json: 'integer', required: true },
  calls: { type: 'integer', json: 'integer', required: true },
  confirmed: { type: 'integer', json: 'integer', required: true },
  room: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<AgentLoad>) =>
        c.record.cap_open != null && c.record.open != null ? c.record.cap_open - c.record.open : null,
    },
  },
  is_full: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<AgentLoad>) =>
        c.record.open != null && c.record.cap_open != null && c.record.open >= c.record.cap_open,
    },
  },
});

export const agentLoadRules: readonly RuleModel[] = [];

export const agentLoadDisplay = [{ field: 'agent_id' }] as const;
