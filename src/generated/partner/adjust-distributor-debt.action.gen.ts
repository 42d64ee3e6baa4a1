// Generated from schemas/partner/adjust-distributor-debt.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type DebtAdjustmentKind, debtAdjustmentKind } from './debt-adjustment-kind.enum.gen.ts';

export type AdjustDistributorDebtActionInput = {
  kind: DebtAdjustmentKind;
  amount: number;
  due_on: string | null;
  reason: string;
};

export const adjustDistributorDebtActionFields = createFields({
  kind: { type: 'enum', json: 'string', required: true, default: 'adjustment', enum: debtAdjustmentKind },
  amount: { type: 'integer', json: 'integer', required: true, minimum: -99999999999, maximum: 99999999999 },
  due_on: { type: 'date', json: 'string' },
  reason: { type: 'text', json: 'string', required: true, minLength: 15, maxLength: 500 },
});

export const adjustDistributorDebtAction: RecordAction = {
  key: 'adjust_distributor_debt',
  entity: 'distributor',
  permissions: ['administration_goods_debt'],
  form: 'adjust-distributor-debt',
  success: 'messages.debt_adjusted',
  tone: 'warning',
};
