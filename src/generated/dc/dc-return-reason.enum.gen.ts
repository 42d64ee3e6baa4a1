// Generated from schemas/dc/dc-return-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const dcReturnReason = {
  name: 'dc_return_reason',
  type: 'string',
  values: [
    { value: 'unsold', key: 'unsold', tone: 'neutral' },
    { value: 'damaged', key: 'damaged', tone: 'neutral' },
    { value: 'expired', key: 'expired', tone: 'neutral' },
    { value: 'wrong', key: 'wrong', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DcReturnReason = (typeof dcReturnReason.values)[number]['value'];
