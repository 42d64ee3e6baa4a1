// Generated from schemas/crm/lead-temporary-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadTemporaryType = {
  name: 'lead_temporary_type',
  type: 'string',
  values: [{ value: 'draft', key: 'draft', tone: 'neutral' }, { value: 'designed', key: 'designed', tone: 'info' }],
} as const satisfies EnumModel;

export type LeadTemporaryType = (typeof leadTemporaryType.values)[number]['value'];
