// Generated from schemas/material/material-unit.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialUnit = {
  name: 'material_unit',
  type: 'string',
  values: [
    { value: 'm', key: 'm', tone: 'neutral' },
    { value: 'kg', key: 'kg', tone: 'neutral' },
    { value: 'piece', key: 'piece', tone: 'neutral' },
    { value: 'cone', key: 'cone', tone: 'neutral' },
    { value: 'roll', key: 'roll', tone: 'neutral' },
    { value: 'bundle', key: 'bundle', tone: 'neutral' },
    { value: 'box', key: 'box', tone: 'neutral' },
    { value: 'pile', key: 'pile', tone: 'neutral' },
    { value: 'tree', key: 'tree', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type MaterialUnit = (typeof materialUnit.values)[number]['value'];
