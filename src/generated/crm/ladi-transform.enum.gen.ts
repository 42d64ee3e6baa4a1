// Generated from schemas/crm/ladi-transform.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const ladiTransform = {
  name: 'ladi_transform',
  type: 'string',
  values: [
    { value: 'none', key: 'none', tone: 'neutral' },
    { value: 'trim', key: 'trim', tone: 'neutral' },
    { value: 'digits', key: 'digits', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type LadiTransform = (typeof ladiTransform.values)[number]['value'];
