// Generated from schemas/crm/rate-source.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const rateSource = {
  name: 'rate_source',
  type: 'string',
  values: [{ value: 'manual', key: 'manual', tone: 'neutral' }, { value: 'bank', key: 'bank', tone: 'neutral' }],
} as const satisfies EnumModel;

export type RateSource = (typeof rateSource.values)[number]['value'];
