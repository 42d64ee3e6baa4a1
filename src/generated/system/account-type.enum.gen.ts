// Generated from schemas/system/account-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const accountType = {
  name: 'account_type',
  type: 'string',
  values: [
    { value: 'household_business', key: 'household_business', tone: 'neutral' },
    { value: 'enterprise', key: 'enterprise', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AccountType = (typeof accountType.values)[number]['value'];
