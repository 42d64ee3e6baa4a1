// Generated from schemas/partner/debt-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DebtAdjustmentKind, debtAdjustmentKind } from './debt-adjustment-kind.enum.gen.ts';
import { type PartnerKind, partnerKind } from './partner-kind.enum.gen.ts';

export type DebtAdjustment = {
  id: number;
  version: number;
  code: string;
  partner_kind: PartnerKind;
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
  kind: DebtAdjustmentKind;
  /** Above zero raises what we owe the supplier, or what the consignee or distributor owes us. */
  amount: number;
  /** Empty: as many days after today as the terms of the partner give. */
  due_on: string | null;
  reason: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const debtAdjustmentFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DN', per: 'day', digits: 5 },
  },
  partner_kind: { type: 'enum', json: 'string', required: true, default: 'supplier', enum: partnerKind },
  supplier_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'supplier', onDelete: 'restrict' },
    visible: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'supplier',
    requiredIf: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'supplier',
  },
  consignee_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'consignee', onDelete: 'restrict' },
    visible: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'consignee',
    requiredIf: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'consignee',
  },
  distributor_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'distributor', onDelete: 'restrict' },
    visible: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'distributor',
    requiredIf: (c: Logic<DebtAdjustment>) => c.record.partner_kind === 'distributor',
  },
  kind: { type: 'enum', json: 'string', required: true, default: 'adjustment', enum: debtAdjustmentKind },
  amount: { type: 'integer', json: 'integer', required: true, minimum: -99999999999, maximum: 99999999999 },
  due_on: { type: 'date', json: 'string' },
  reason: { type: 'text', json: 'string', required: true, minLength: 15, maxLength: 500 },
  ...standardFields,
});

export const debtAdjustmentRules: readonly RuleModel[] = [
  {
    key: 'nothing',
    check: (c: Logic<DebtAdjustment>) => c.record.amount == null || c.record.amount !== 0,
    level: 'error', on: ['create', 'update'], message: 'rule.partner_entry.nothing', at: 'amount',
  },
];

export const debtAdjustmentDisplay = [{ field: 'code' }] as const;
