// Generated from schemas/pos/cash-move-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const cashMoveKind = {
  name: 'cash_move_kind',
  type: 'string',
  values: [{ value: 'in', key: 'in', tone: 'success' }, { value: 'out', key: 'out', tone: 'warning' }],
} as const satisfies EnumModel;

export type CashMoveKind = (typeof cashMoveKind.values)[number]['value'];
