// Generated from schemas/_shared/token-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const tokenStatus = {
  name: 'token_status',
  type: 'string',
  values: [
    { value: 'not_connected', key: 'not_connected', tone: 'neutral' },
    { value: 'valid', key: 'valid', tone: 'success' },
    { value: 'expired', key: 'expired', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type TokenStatus = (typeof tokenStatus.values)[number]['value'];
