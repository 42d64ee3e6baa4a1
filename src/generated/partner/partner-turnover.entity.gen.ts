// Generated from schemas/partner/partner-turnover.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DebtPeriod, debtPeriod } from './debt-period.enum.gen.ts';
import { type PartnerKind, partnerKind } from './partner-kind.enum.gen.ts';

export type PartnerTurnover = {
  id: string;
  period: DebtPeriod;
  /** The first day of the period. */
  first_on: string | null;
  partner_kind: PartnerKind;
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
  opening: number;
  raised: number;
  returned: number;
  lowered: number;
  paid: number;
  closing: number;
};

export const partnerTurnoverFields = createFields({
  period: { type: 'enum', json: 'string', required: true, enum: debtPeriod },
  first_on: { type: 'date', json: 'string' },
  partner_kind: { type: 'enum', json: 'string', required: true, enum: partnerKind },
  supplier_id: { type: 'reference', json: 'integer', reference: { entity: 'supplier', onDelete: 'restrict' } },
  consignee_id: { type: 'reference', json: 'integer', reference: { entity: 'consignee', onDelete: 'restrict' } },
  distributor_id: { type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' } },
  opening: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  raised: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  returned: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  lowered: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  paid: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
  closing: { type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'] },
});

export const partnerTurnoverRules: readonly RuleModel[] = [];

export const partnerTurnoverDisplay = [{ field: 'partner_kind' }] as const;
