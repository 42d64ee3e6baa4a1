// Generated from schemas/partner/partner-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const partnerKind = {
  name: 'partner_kind',
  type: 'string',
  values: [
    { value: 'supplier', key: 'supplier', tone: 'info' },
    { value: 'consignee', key: 'consignee', tone: 'neutral' },
    { value: 'distributor', key: 'distributor', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type PartnerKind = (typeof partnerKind.values)[number]['value'];
