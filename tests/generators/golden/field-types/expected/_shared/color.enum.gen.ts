// Generated from schemas/_shared/color.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const color = {
  name: 'color',
  type: 'string',
  values: [
    { value: 'red', key: 'red', tone: 'danger' },
    { value: 'blue', key: 'blue', tone: 'info', icon: 'flag' },
    { value: 'old', key: 'old', tone: 'neutral', deprecated: true },
  ],
} as const satisfies EnumModel;

export type Color = (typeof color.values)[number]['value'];
