// Generated from schemas/partner/partner-entry-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const partnerEntryKind = {
  name: 'partner_entry_kind',
  type: 'string',
  values: [
    { value: 'opening', key: 'opening', tone: 'neutral' },
    { value: 'receipt', key: 'receipt', tone: 'info' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'payment', key: 'payment', tone: 'success' },
    { value: 'adjustment', key: 'adjustment', tone: 'warning' },
    { value: 'sale', key: 'sale', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type PartnerEntryKind = (typeof partnerEntryKind.values)[number]['value'];
