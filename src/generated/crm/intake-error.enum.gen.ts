// Generated from schemas/crm/intake-error.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const intakeError = {
  name: 'intake_error',
  type: 'string',
  values: [
    { value: 'no_phone', key: 'no_phone', tone: 'warning' },
    { value: 'not_stored', key: 'not_stored', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type IntakeError = (typeof intakeError.values)[number]['value'];
