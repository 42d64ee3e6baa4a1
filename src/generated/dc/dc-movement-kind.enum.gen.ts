// Generated from schemas/dc/dc-movement-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const dcMovementKind = {
  name: 'dc_movement_kind',
  type: 'string',
  values: [
    { value: 'supply', key: 'supply', tone: 'info' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'sell_out', key: 'sell_out', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type DcMovementKind = (typeof dcMovementKind.values)[number]['value'];
