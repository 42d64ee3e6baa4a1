// Generated from schemas/partner/partner-entry.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PartnerEntryKind, partnerEntryKind } from './partner-entry-kind.enum.gen.ts';
import { type PartnerKind, partnerKind } from './partner-kind.enum.gen.ts';

export type PartnerEntry = {
  id: number;
  partner_kind: PartnerKind;
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
  kind: PartnerEntryKind;
  document_code: string | null;
  on_date: string;
  increase: number;
  decrease: number;
  /** Not paid yet of what was raised; not used up yet of what was lowered. */
  open: number;
  /** What is owed after it; below zero: paid in advance. */
  balance: number;
  due_on: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
};

export const partnerEntryFields = createFields({
  partner_kind: { type: 'enum', json: 'string', required: true, enum: partnerKind },
  supplier_id: { type: 'reference', json: 'integer', reference: { entity: 'supplier', onDelete: 'restrict' } },
  consignee_id: { type: 'reference', json: 'integer', reference: { entity: 'consignee', onDelete: 'restrict' } },
  distributor_id: { type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' } },
  kind: { type: 'enum', json: 'string', required: true, enum: partnerEntryKind },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  on_date: { type: 'date', json: 'string', required: true },
  increase: {
    type: 'money', json: 'integer', required: true, minimum: 0, default: 0, read: ['administration_goods_debt'],
  },
  decrease: {
    type: 'money', json: 'integer', required: true, minimum: 0, default: 0, read: ['administration_goods_debt'],
  },
  open: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0, read: ['administration_goods_debt'] },
  balance: { type: 'money', json: 'integer', required: true, default: 0, read: ['administration_goods_debt'] },
  due_on: { type: 'date', json: 'string' },
  note: { type: 'text', json: 'string', maxLength: 500 },
  ...madeFields,
});

export const partnerEntryRules: readonly RuleModel[] = [];

export const partnerEntryDisplay = [{ field: 'document_code' }] as const;
