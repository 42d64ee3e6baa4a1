// Generated from schemas/crm/lead-lost-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadLostReason = {
  name: 'lead_lost_reason',
  type: 'string',
  values: [
    { value: 'bad_data', key: 'bad_data', tone: 'neutral' },
    { value: 'unreachable', key: 'unreachable', tone: 'neutral' },
    { value: 'price', key: 'price', tone: 'neutral' },
    { value: 'bought_elsewhere', key: 'bought_elsewhere', tone: 'neutral' },
    { value: 'refused_deposit', key: 'refused_deposit', tone: 'neutral' },
    { value: 'delivery_area', key: 'delivery_area', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type LeadLostReason = (typeof leadLostReason.values)[number]['value'];
