// Generated from schemas/administration/value-mail-period.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const valueMailPeriod = {
  name: 'value_mail_period',
  type: 'string',
  values: [
    { value: 'daily', key: 'daily', tone: 'neutral' },
    { value: 'weekly', key: 'weekly', tone: 'neutral' },
    { value: 'monthly', key: 'monthly', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ValueMailPeriod = (typeof valueMailPeriod.values)[number]['value'];
