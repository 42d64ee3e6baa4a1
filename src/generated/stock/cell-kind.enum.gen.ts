// Generated from schemas/stock/cell-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const cellKind = {
  name: 'cell_kind',
  type: 'string',
  values: [
    { value: 'pick', key: 'pick', tone: 'success' },
    { value: 'bulk', key: 'bulk', tone: 'info' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'damaged', key: 'damaged', tone: 'danger' },
    { value: 'staging', key: 'staging', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type CellKind = (typeof cellKind.values)[number]['value'];
