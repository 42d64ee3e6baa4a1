// Generated from schemas/warehouse/claim-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const claimStatus = {
  name: 'claim_status',
  type: 'string',
  values: [
    { value: 'filed', key: 'filed', tone: 'info' },
    { value: 'accepted', key: 'accepted', tone: 'progress' },
    { value: 'paid', key: 'paid', tone: 'success' },
    { value: 'refused', key: 'refused', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ClaimStatus = (typeof claimStatus.values)[number]['value'];
