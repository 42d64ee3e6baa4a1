// Generated from schemas/dc/dc-movement-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const dcMovementStatus = {
  name: 'dc_movement_status',
  type: 'string',
  values: [
    { value: 'draft', key: 'draft', tone: 'neutral' },
    { value: 'sent', key: 'sent', tone: 'progress' },
    { value: 'received', key: 'received', tone: 'success' },
    { value: 'differs', key: 'differs', tone: 'danger' },
    { value: 'canceled', key: 'canceled', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DcMovementStatus = (typeof dcMovementStatus.values)[number]['value'];
