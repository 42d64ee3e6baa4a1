// Generated from schemas/system/department.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const department = {
  name: 'department',
  type: 'string',
  values: [
    { value: 'office', key: 'office', tone: 'neutral' },
    { value: 'warehouse', key: 'warehouse', tone: 'neutral' },
    { value: 'shop', key: 'shop', tone: 'neutral' },
    { value: 'sales', key: 'sales', tone: 'neutral' },
    { value: 'production', key: 'production', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Department = (typeof department.values)[number]['value'];
