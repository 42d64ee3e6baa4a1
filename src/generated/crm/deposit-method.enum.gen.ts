// Generated from schemas/crm/deposit-method.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const depositMethod = {
  name: 'deposit_method',
  type: 'string',
  values: [
    { value: 'cash', key: 'cash', tone: 'neutral' },
    { value: 'bank_transfer', key: 'bank_transfer', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DepositMethod = (typeof depositMethod.values)[number]['value'];
