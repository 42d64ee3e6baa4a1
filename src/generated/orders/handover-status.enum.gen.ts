// Generated from schemas/orders/handover-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const handoverStatus = {
  name: 'handover_status',
  type: 'string',
  values: [{ value: 'open', key: 'open', tone: 'progress' }, { value: 'closed', key: 'closed', tone: 'success' }],
} as const satisfies EnumModel;

export type HandoverStatus = (typeof handoverStatus.values)[number]['value'];
