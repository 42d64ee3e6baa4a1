// Generated from schemas/warehouse/scan-place.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const scanPlace = {
  name: 'scan_place',
  type: 'string',
  values: [
    { value: 'pickup', key: 'pickup', tone: 'neutral' },
    { value: 'packing', key: 'packing', tone: 'neutral' },
    { value: 'handover', key: 'handover', tone: 'neutral' },
    { value: 'receipt', key: 'receipt', tone: 'neutral' },
    { value: 'stow', key: 'stow', tone: 'neutral' },
    { value: 'return', key: 'return', tone: 'neutral' },
    { value: 'restock', key: 'restock', tone: 'neutral' },
    { value: 'put_back', key: 'put_back', tone: 'neutral' },
    { value: 'stock_take', key: 'stock_take', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ScanPlace = (typeof scanPlace.values)[number]['value'];
