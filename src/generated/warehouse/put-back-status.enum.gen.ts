// Generated from schemas/warehouse/put-back-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const putBackStatus = {
  name: 'put_back_status',
  type: 'string',
  values: [
    { value: 'waiting', key: 'waiting', tone: 'warning' },
    { value: 'working', key: 'working', tone: 'progress' },
    { value: 'done', key: 'done', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type PutBackStatus = (typeof putBackStatus.values)[number]['value'];
