// Generated from schemas/warehouse/work-warning.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workWarning = {
  name: 'work_warning',
  type: 'string',
  values: [
    { value: 'none', key: 'none', tone: 'success' },
    { value: 'late', key: 'late', tone: 'danger' },
    { value: 'idle', key: 'idle', tone: 'warning' },
    { value: 'slow', key: 'slow', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type WorkWarning = (typeof workWarning.values)[number]['value'];
