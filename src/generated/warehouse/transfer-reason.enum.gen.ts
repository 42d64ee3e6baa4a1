// Generated from schemas/warehouse/transfer-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const transferReason = {
  name: 'transfer_reason',
  type: 'string',
  values: [
    { value: 'replenish', key: 'replenish', tone: 'neutral' },
    { value: 'display_request', key: 'display_request', tone: 'neutral' },
    { value: 'balance', key: 'balance', tone: 'neutral' },
    { value: 'recall', key: 'recall', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type TransferReason = (typeof transferReason.values)[number]['value'];
