// Generated from schemas/_shared/return-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const returnReason = {
  name: 'return_reason',
  type: 'string',
  values: [
    { value: 'refused', key: 'refused', tone: 'neutral' },
    { value: 'unreachable', key: 'unreachable', tone: 'neutral' },
    { value: 'wrong_goods', key: 'wrong_goods', tone: 'neutral' },
    { value: 'defective', key: 'defective', tone: 'neutral' },
    { value: 'canceled', key: 'canceled', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ReturnReason = (typeof returnReason.values)[number]['value'];
