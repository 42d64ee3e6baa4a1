// Generated from schemas/office/time-event-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const timeEventKind = {
  name: 'time_event_kind',
  type: 'string',
  values: [
    { value: 'in', key: 'in', tone: 'success' },
    { value: 'out', key: 'out', tone: 'info' },
    { value: 'out_mid', key: 'out_mid', tone: 'warning' },
    { value: 'back_mid', key: 'back_mid', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type TimeEventKind = (typeof timeEventKind.values)[number]['value'];
