// Generated from schemas/crm/crm-agent.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AgentPresence, agentPresence } from './agent-presence.enum.gen.ts';

export type CrmAgent = {
  id: number;
  version: number;
  account_id: number;
  is_receiving: boolean;
  cap_open: number;
  cap_day: number | null;
  claim_day: number;
  /** Whether he works at the desk; empty: he has never been seen there. */
  presence: AgentPresence | null;
  /** When he last did something there, noted every few minutes. */
  seen_at: string | null;
  last_assigned_at: string | null;
  /** Conversations that he has to answer, counted every minute: whoever leads him need not read them. */
  chats: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const crmAgentFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  is_receiving: { type: 'boolean', json: 'boolean', required: true, default: true },
  cap_open: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 50 },
  cap_day: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000 },
  claim_day: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 1000, default: 20 },
  presence: { type: 'enum', json: 'string', readOnly: true, enum: agentPresence },
  seen_at: { type: 'date_time', json: 'string', readOnly: true },
  last_assigned_at: { type: 'date_time', json: 'string', readOnly: true },
  chats: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  ...standardFields,
});

export const crmAgentRules: readonly RuleModel[] = [];

export const crmAgentDisplay = [{ field: 'account_id' }] as const;
