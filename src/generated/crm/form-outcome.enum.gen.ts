// Generated from schemas/crm/form-outcome.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const formOutcome = {
  name: 'form_outcome',
  type: 'string',
  values: [
    { value: 'telesale', key: 'telesale', tone: 'success' },
    { value: 'complete', key: 'complete', tone: 'success' },
    { value: 'incomplete', key: 'incomplete', tone: 'warning' },
    { value: 'invalid_phone', key: 'invalid_phone', tone: 'warning' },
    { value: 'merged', key: 'merged', tone: 'info' },
    { value: 'blacklist', key: 'blacklist', tone: 'danger' },
    { value: 'refused', key: 'refused', tone: 'danger' },
    { value: 'no_phone', key: 'no_phone', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type FormOutcome = (typeof formOutcome.values)[number]['value'];
