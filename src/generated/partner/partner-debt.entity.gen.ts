// Generated from schemas/partner/partner-debt.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PartnerKind, partnerKind } from './partner-kind.enum.gen.ts';

export type PartnerDebt = {
  id: string;
  partner_kind: PartnerKind;
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
  raised_before: number;
  lowered_before: number;
  opening: number;
  increase: number;
  returned: number;
  lowered: number;
  paid_gross: number;
  paid_back: number;
  paid: number;
  raised_all: number;
  lowered_all: number;
  closing: number;
  not_due: number;
  due_soon: number;
  overdue_30: number;
  overdue_60: number;
  overdue_90: number;
  overdue_more: number;
  overdue: number;
  advance: number;
  next_due_on: string | null;
};

export const partnerDebtFields = createFields({
  partner_kind: { type: 'enum', json: 'string', required: true, enum: partnerKind },
  supplier_id: { type: 'reference', json: 'integer', reference: { entity: 'supplier', onDelete: 'restrict' } },
  consignee_id: { type: 'reference', json: 'integer', reference: { entity: 'consignee', onDelete: 'restrict' } },
  distributor_id: { type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' } },
  raised_before: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  lowered_before: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  opening: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_debt'],
    compute: {
      stored: false,
      value: (c: Logic<PartnerDebt>) =>
        c.record.raised_before != null && c.record.lowered_before != null ? c.record.raised_before - c.record.lowered_before : null,
    },
  },
  increase: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  returned: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  lowered: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  paid_gross: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  paid_back: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  paid: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_debt'],
    compute: {
      stored: false,
      value: (c: Logic<PartnerDebt>) =>
        c.record.paid_gross != null && c.record.paid_back != null ? c.record.paid_gross - c.record.paid_back : null,
    },
  },
  raised_all: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  lowered_all: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  closing: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_debt'],
    compute: {
      stored: false,
      value: (c: Logic<PartnerDebt>) =>
        c.record.raised_all != null && c.record.lowered_all != null ? c.record.raised_all - c.record.lowered_all : null,
    },
  },
  not_due: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  due_soon: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  overdue_30: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  overdue_60: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  overdue_90: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  overdue_more: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  overdue: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_debt'],
    compute: {
      stored: false,
      value: (c: Logic<PartnerDebt>) =>
        c.record.overdue_30 != null && c.record.overdue_60 != null && c.record.overdue_90 != null && c.record.overdue_more != null ? c.record.overdue_30 + c.record.overdue_60 + c.record.overdue_90 + c.record.overdue_more : null,
    },
  },
  advance: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  next_due_on: { type: 'date', json: 'string', read: ['administration_goods_debt'] },
});

export const partnerDebtRules: readonly RuleModel[] = [];

export const partnerDebtDisplay = [{ field: 'supplier_id' }] as const;
