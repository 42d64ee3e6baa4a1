// Generated from schemas/pos/pos-shift-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const posShiftStatus = {
  name: 'pos_shift_status',
  type: 'string',
  values: [
    { value: 'open', key: 'open', tone: 'progress' },
    { value: 'closed', key: 'closed', tone: 'warning' },
    { value: 'reviewed', key: 'reviewed', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type PosShiftStatus = (typeof posShiftStatus.values)[number]['value'];
