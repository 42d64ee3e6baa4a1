// Generated from schemas/crm/call-result.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const callResult = {
  name: 'call_result',
  type: 'string',
  values: [
    { value: 'agreed', key: 'agreed', tone: 'success' },
    { value: 'no_answer', key: 'no_answer', tone: 'warning' },
    { value: 'busy', key: 'busy', tone: 'warning' },
    { value: 'switched_off', key: 'switched_off', tone: 'warning' },
    { value: 'call_back', key: 'call_back', tone: 'info' },
    { value: 'no_demand', key: 'no_demand', tone: 'neutral' },
    { value: 'wrong_number', key: 'wrong_number', tone: 'danger' },
    { value: 'give_up', key: 'give_up', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type CallResult = (typeof callResult.values)[number]['value'];
