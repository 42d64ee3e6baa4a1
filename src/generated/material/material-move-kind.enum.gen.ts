// Generated from schemas/material/material-move-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialMoveKind = {
  name: 'material_move_kind',
  type: 'string',
  values: [
    { value: 'receipt', key: 'receipt', tone: 'success' },
    { value: 'supplier_return', key: 'supplier_return', tone: 'warning' },
    { value: 'issue', key: 'issue', tone: 'progress' },
    { value: 'return', key: 'return', tone: 'info' },
    { value: 'consume', key: 'consume', tone: 'neutral' },
    { value: 'adjust', key: 'adjust', tone: 'warning' },
    { value: 'scrap', key: 'scrap', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type MaterialMoveKind = (typeof materialMoveKind.values)[number]['value'];
