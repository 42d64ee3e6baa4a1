// Generated from schemas/_shared/carrier.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const carrier = {
  name: 'carrier',
  type: 'string',
  values: [
    { value: 'ghn', key: 'ghn', tone: 'neutral' },
    { value: 'ghtk', key: 'ghtk', tone: 'neutral' },
    { value: 'viettel_post', key: 'viettel_post', tone: 'neutral' },
    { value: 'jt', key: 'jt', tone: 'neutral' },
    { value: 'spx', key: 'spx', tone: 'neutral' },
    { value: 'ninja_van', key: 'ninja_van', tone: 'neutral' },
    { value: 'self', key: 'self', tone: 'neutral' },
  ],
} as const satisfies EnumModel;
