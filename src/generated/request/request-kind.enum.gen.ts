// Generated from schemas/request/request-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const requestKind = {
  name: 'request_kind',
  type: 'string',
  values: [
    { value: 'order', key: 'order', tone: 'neutral' },
    { value: 'goods', key: 'goods', tone: 'neutral' },
    { value: 'payment', key: 'payment', tone: 'neutral' },
    { value: 'design', key: 'design', tone: 'neutral' },
    { value: 'it', key: 'it', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type RequestKind = (typeof requestKind.values)[number]['value'];
