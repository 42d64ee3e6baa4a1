// Generated from schemas/crm/intake-result.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const intakeResult = {
  name: 'intake_result',
  type: 'string',
  values: [
    { value: 'created', key: 'created', tone: 'success' },
    { value: 'merged', key: 'merged', tone: 'info' },
    { value: 'invalid_phone', key: 'invalid_phone', tone: 'warning' },
    { value: 'blacklisted', key: 'blacklisted', tone: 'danger' },
    { value: 'refused', key: 'refused', tone: 'neutral' },
    { value: 'error', key: 'error', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type IntakeResult = (typeof intakeResult.values)[number]['value'];
