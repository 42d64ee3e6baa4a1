// Generated from schemas/partner/debt-period.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const debtPeriod = {
  name: 'debt_period',
  type: 'string',
  values: [
    { value: 'd7', key: 'd7', tone: 'neutral' },
    { value: 'd30', key: 'd30', tone: 'neutral' },
    { value: 'd90', key: 'd90', tone: 'neutral' },
    { value: 'd365', key: 'd365', tone: 'neutral' },
    { value: 'm0', key: 'm0', tone: 'neutral' },
    { value: 'm1', key: 'm1', tone: 'neutral' },
    { value: 'm2', key: 'm2', tone: 'neutral' },
    { value: 'm3', key: 'm3', tone: 'neutral' },
    { value: 'm4', key: 'm4', tone: 'neutral' },
    { value: 'm5', key: 'm5', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DebtPeriod = (typeof debtPeriod.values)[number]['value'];
