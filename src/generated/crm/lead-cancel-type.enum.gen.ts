// Generated from schemas/crm/lead-cancel-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadCancelType = {
  name: 'lead_cancel_type',
  type: 'string',
  values: [
    { value: 'invalid_phone', key: 'invalid_phone', tone: 'neutral' },
    { value: 'duplicate_data', key: 'duplicate_data', tone: 'neutral' },
    { value: 'blacklist', key: 'blacklist', tone: 'danger' },
    { value: 'black_address', key: 'black_address', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type LeadCancelType = (typeof leadCancelType.values)[number]['value'];
