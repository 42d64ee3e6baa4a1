// Generated from schemas/goods_production/material-availability.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialAvailability = {
  name: 'material_availability',
  type: 'string',
  values: [
    { value: 'in_stock', key: 'in_stock', tone: 'success' },
    { value: 'expected', key: 'expected', tone: 'progress' },
    { value: 'short', key: 'short', tone: 'danger' },
    { value: 'given', key: 'given', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type MaterialAvailability = (typeof materialAvailability.values)[number]['value'];
