// Generated from schemas/office/shift-window.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const shiftWindow = {
  name: 'shift_window',
  type: 'integer',
  values: [
    { value: 60, key: 'm60', tone: 'neutral' },
    { value: 120, key: 'm120', tone: 'neutral' },
    { value: 180, key: 'm180', tone: 'neutral' },
    { value: 240, key: 'm240', tone: 'neutral' },
    { value: 300, key: 'm300', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ShiftWindow = (typeof shiftWindow.values)[number]['value'];
