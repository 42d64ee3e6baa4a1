// Generated from schemas/crm/agent-hindrance.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const agentHindrance = {
  name: 'agent_hindrance',
  type: 'string',
  values: [
    { value: 'off', key: 'off', tone: 'neutral' },
    { value: 'away', key: 'away', tone: 'warning' },
    { value: 'full', key: 'full', tone: 'warning' },
    { value: 'day_full', key: 'day_full', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type AgentHindrance = (typeof agentHindrance.values)[number]['value'];
