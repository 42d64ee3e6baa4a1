// Generated from schemas/crm/agent-presence.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const agentPresence = {
  name: 'agent_presence',
  type: 'string',
  values: [
    { value: 'online', key: 'online', tone: 'success' },
    { value: 'away', key: 'away', tone: 'warning' },
    { value: 'offline', key: 'offline', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AgentPresence = (typeof agentPresence.values)[number]['value'];
