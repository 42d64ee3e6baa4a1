// Generated from schemas/dc/qr-result.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const qrResult = {
  name: 'qr_result',
  type: 'string',
  values: [
    { value: 'genuine', key: 'genuine', tone: 'success' },
    { value: 'out_of_territory', key: 'out_of_territory', tone: 'danger' },
    { value: 'foreign', key: 'foreign', tone: 'warning' },
    { value: 'sold', key: 'sold', tone: 'info' },
    { value: 'recalled', key: 'recalled', tone: 'danger' },
    { value: 'unknown', key: 'unknown', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type QrResult = (typeof qrResult.values)[number]['value'];
