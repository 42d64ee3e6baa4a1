// Generated from schemas/warehouse/transfer-difference.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const transferDifference = {
  name: 'transfer_difference',
  type: 'string',
  values: [
    { value: 'destination', key: 'destination', tone: 'info' },
    { value: 'origin', key: 'origin', tone: 'neutral' },
    { value: 'lost', key: 'lost', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type TransferDifference = (typeof transferDifference.values)[number]['value'];
