// Generated from schemas/goods/uid-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const uidStatus = {
  name: 'uid_status',
  type: 'integer',
  values: [
    { value: 0, key: 'recalled', tone: 'danger' },
    { value: 1, key: 'created', tone: 'neutral' },
    { value: 2, key: 'counting', tone: 'info' },
    { value: 3, key: 'on_shelf', tone: 'progress' },
    { value: 4, key: 'in_basket', tone: 'warning' },
    { value: 5, key: 'exported', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type UidStatus = (typeof uidStatus.values)[number]['value'];
