// Generated from schemas/messaging/zns-failure.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const znsFailure = {
  name: 'zns_failure',
  type: 'string',
  values: [
    { value: 'refused', key: 'refused', tone: 'danger' },
    { value: 'no_answer', key: 'no_answer', tone: 'warning' },
    { value: 'not_connected', key: 'not_connected', tone: 'warning' },
    { value: 'missing_value', key: 'missing_value', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ZnsFailure = (typeof znsFailure.values)[number]['value'];
