// Generated from schemas/partner/consignee-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const consigneeKind = {
  name: 'consignee_kind',
  type: 'string',
  values: [
    { value: 'shop', key: 'shop', tone: 'neutral' },
    { value: 'workshop', key: 'workshop', tone: 'neutral' },
    { value: 'distributor', key: 'distributor', tone: 'neutral' },
    { value: 'office', key: 'office', tone: 'neutral' },
    { value: 'person', key: 'person', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ConsigneeKind = (typeof consigneeKind.values)[number]['value'];
