// Generated from schemas/office/correction-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const correctionKind = {
  name: 'correction_kind',
  type: 'string',
  values: [
    { value: 'missed_in', key: 'missed_in', tone: 'warning' },
    { value: 'missed_out', key: 'missed_out', tone: 'warning' },
    { value: 'leave', key: 'leave', tone: 'info' },
    { value: 'business_trip', key: 'business_trip', tone: 'info' },
    { value: 'wrong_place', key: 'wrong_place', tone: 'warning' },
    { value: 'overtime', key: 'overtime', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type CorrectionKind = (typeof correctionKind.values)[number]['value'];
