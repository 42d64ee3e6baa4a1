// Generated from schemas/_shared/tax-rate.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const taxRate = {
  name: 'tax_rate',
  type: 'integer',
  values: [
    { value: -1, key: 'not_taxable', tone: 'neutral' },
    { value: 0, key: 'zero', tone: 'neutral' },
    { value: 5, key: 'five', tone: 'neutral' },
    { value: 8, key: 'eight', tone: 'neutral' },
    { value: 10, key: 'ten', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type TaxRate = (typeof taxRate.values)[number]['value'];
