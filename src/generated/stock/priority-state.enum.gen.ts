// Generated from schemas/stock/priority-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priorityState = {
  name: 'priority_state',
  type: 'string',
  values: [
    { value: 'coming', key: 'coming', tone: 'info' },
    { value: 'running', key: 'running', tone: 'success' },
    { value: 'ended', key: 'ended', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PriorityState = (typeof priorityState.values)[number]['value'];
