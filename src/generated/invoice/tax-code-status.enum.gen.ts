// Generated from schemas/invoice/tax-code-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const taxCodeStatus = {
  name: 'tax_code_status',
  type: 'integer',
  values: [{ value: 0, key: 'stopped', tone: 'neutral' }, { value: 1, key: 'in_use', tone: 'success' }],
} as const satisfies EnumModel;

export type TaxCodeStatus = (typeof taxCodeStatus.values)[number]['value'];
