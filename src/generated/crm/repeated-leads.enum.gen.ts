// Generated from schemas/crm/repeated-leads.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const repeatedLeads = {
  name: 'repeated_leads',
  type: 'string',
  values: [
    { value: 'merge', key: 'merge', tone: 'info' },
    { value: 'skip', key: 'skip', tone: 'neutral' },
    { value: 'keep', key: 'keep', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type RepeatedLeads = (typeof repeatedLeads.values)[number]['value'];
