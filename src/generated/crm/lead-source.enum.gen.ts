// Generated from schemas/crm/lead-source.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadSource = {
  name: 'lead_source',
  type: 'string',
  values: [
    { value: 'facebook', key: 'facebook', tone: 'neutral' },
    { value: 'zalo', key: 'zalo', tone: 'neutral' },
    { value: 'web', key: 'web', tone: 'neutral' },
    { value: 'google_form', key: 'google_form', tone: 'neutral' },
    { value: 'landing_page', key: 'landing_page', tone: 'neutral' },
    { value: 'omnichannel', key: 'omnichannel', tone: 'neutral' },
    { value: 'tiktok', key: 'tiktok', tone: 'neutral' },
    { value: 'instagram', key: 'instagram', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type LeadSource = (typeof leadSource.values)[number]['value'];
