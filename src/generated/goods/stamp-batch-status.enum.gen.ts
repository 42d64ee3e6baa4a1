// Generated from schemas/goods/stamp-batch-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stampBatchStatus = {
  name: 'stamp_batch_status',
  type: 'string',
  values: [
    { value: 'created', key: 'created', tone: 'info' },
    { value: 'printed', key: 'printed', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type StampBatchStatus = (typeof stampBatchStatus.values)[number]['value'];
