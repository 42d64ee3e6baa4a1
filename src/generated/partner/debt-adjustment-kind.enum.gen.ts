// Generated from schemas/partner/debt-adjustment-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const debtAdjustmentKind = {
  name: 'debt_adjustment_kind',
  type: 'string',
  values: [
    { value: 'adjustment', key: 'adjustment', tone: 'warning' },
    { value: 'opening', key: 'opening', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DebtAdjustmentKind = (typeof debtAdjustmentKind.values)[number]['value'];
