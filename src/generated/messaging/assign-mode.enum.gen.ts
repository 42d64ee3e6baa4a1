// Generated from schemas/messaging/assign-mode.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const assignMode = {
  name: 'assign_mode',
  type: 'string',
  values: [
    { value: 'first_reply', key: 'first_reply', tone: 'neutral' },
    { value: 'round_robin', key: 'round_robin', tone: 'info' },
    { value: 'least_open', key: 'least_open', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type AssignMode = (typeof assignMode.values)[number]['value'];
