// Generated from schemas/system/account-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const accountStatus = {
  name: 'account_status',
  type: 'integer',
  values: [
    { value: 0, key: 'waiting', tone: 'warning' },
    { value: 1, key: 'active', tone: 'success' },
    { value: 2, key: 'disabled', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AccountStatus = (typeof accountStatus.values)[number]['value'];
