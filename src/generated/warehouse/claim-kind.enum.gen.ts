// Generated from schemas/warehouse/claim-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const claimKind = {
  name: 'claim_kind',
  type: 'string',
  values: [
    { value: 'lost', key: 'lost', tone: 'neutral' },
    { value: 'damaged', key: 'damaged', tone: 'neutral' },
    { value: 'short', key: 'short', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ClaimKind = (typeof claimKind.values)[number]['value'];
