// Generated from schemas/administration/cover-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const coverState = {
  name: 'cover_state',
  type: 'string',
  values: [
    { value: 'out', key: 'out', tone: 'danger' },
    { value: 'order_now', key: 'order_now', tone: 'warning' },
    { value: 'slow', key: 'slow', tone: 'info' },
    { value: 'enough', key: 'enough', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type CoverState = (typeof coverState.values)[number]['value'];
