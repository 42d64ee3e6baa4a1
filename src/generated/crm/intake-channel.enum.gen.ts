// Generated from schemas/crm/intake-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const intakeChannel = {
  name: 'intake_channel',
  type: 'string',
  values: [
    { value: 'ladi_page', key: 'ladi_page', tone: 'neutral' },
    { value: 'google_form', key: 'google_form', tone: 'neutral' },
    { value: 'web', key: 'web', tone: 'neutral' },
    { value: 'api', key: 'api', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type IntakeChannel = (typeof intakeChannel.values)[number]['value'];
