// Generated from schemas/messaging/auto-hide.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const autoHide = {
  name: 'auto_hide',
  type: 'string',
  values: [
    { value: 'none', key: 'none', tone: 'neutral' },
    { value: 'with_phone', key: 'with_phone', tone: 'info' },
    { value: 'all', key: 'all', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type AutoHide = (typeof autoHide.values)[number]['value'];
