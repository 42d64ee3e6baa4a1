// Generated from schemas/_shared/lead-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadStatus = {
  name: 'lead_status',
  type: 'integer',
  values: [
    { value: 20, key: 'invalid_phone', tone: 'danger' },
    { value: 40, key: 'incomplete', tone: 'warning' },
    { value: 60, key: 'complete', tone: 'info' },
    { value: 80, key: 'deposit_check', tone: 'progress' },
    { value: 100, key: 'confirmed', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type LeadStatus = (typeof leadStatus.values)[number]['value'];
