// Generated from schemas/partner/payment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';
import { type PartnerKind, partnerKind } from './partner-kind.enum.gen.ts';
import { type PaymentDirection, paymentDirection } from './payment-direction.enum.gen.ts';
import type { PaymentLine } from './payment-line.entity.gen.ts';
import { type PaymentStatus, paymentStatus } from './payment-status.enum.gen.ts';

export type Payment = {
  id: number;
  version: number;
  code: string;
  partner_kind: PartnerKind;
  supplier_id: number | null;
  consignee_id: number | null;
  distributor_id: number | null;
  direction: PaymentDirection;
  value: number;
  date: string;
  method: PaymentMethod;
  /** Number of the transfer at the bank. */
  bank_ref: string | null;
  images: string[] | null;
  note: string | null;
  status: PaymentStatus;
  /** What was owed after it; below zero: paid in advance. */
  balance_after: number | null;
  lines: PaymentLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const paymentFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'PC', prefixes: { field: 'direction', of: { in: 'PT' } }, per: 'day', digits: 5 },
  },
  partner_kind: {
    type: 'enum', json: 'string', required: true, default: 'supplier', enum: partnerKind,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  supplier_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'supplier', onDelete: 'restrict' },
    visible: (c: Logic<Payment>) => c.record.partner_kind === 'supplier',
    requiredIf: (c: Logic<Payment>) => c.record.partner_kind === 'supplier',
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  consignee_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'consignee', onDelete: 'restrict' },
    visible: (c: Logic<Payment>) => c.record.partner_kind === 'consignee',
    requiredIf: (c: Logic<Payment>) => c.record.partner_kind === 'consignee',
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  distributor_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'distributor', onDelete: 'restrict' },
    visible: (c: Logic<Payment>) => c.record.partner_kind === 'distributor',
    requiredIf: (c: Logic<Payment>) => c.record.partner_kind === 'distributor',
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  direction: {
    type: 'enum', json: 'string', required: true, default: 'out', enum: paymentDirection,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  value: {
    type: 'money', json: 'integer', required: true, minimum: 1,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  date: {
    type: 'date', json: 'string', required: true, defaultDay: 0,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  method: {
    type: 'enum', json: 'string', required: true, default: 'bank_transfer', enum: paymentMethod,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  bank_ref: {
    type: 'code', json: 'string', key: true, maxLength: 50,
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  images: { type: 'images', json: 'array', maxItems: 3 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: paymentStatus },
  balance_after: { type: 'money', json: 'integer', readOnly: true },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'payment_line', foreignKey: 'payment_id', max: 100 },
    readOnlyIf: (c: Logic<Payment>) => c.record.id != null,
  },
  ...standardFields,
});

export const paymentRules: readonly RuleModel[] = [
  {
    key: 'partner',
    check: (c: Logic<Payment>) =>
      c.record.supplier_id != null || c.record.consignee_id != null || c.record.distributor_id != null,
    level: 'error', on: ['create'], message: 'rule.payment.partner', at: 'supplier_id',
  },
  {
    key: 'future',
    check: (c: Logic<Payment>) => c.record.date == null || c.record.date <= c.today,
    level: 'error', on: ['create'], message: 'rule.payment.future', at: 'date',
  },
  {
    key: 'advance',
    check: (c: Logic<Payment>) => c.record.balance_after == null || c.record.balance_after >= 0,
    level: 'warning', on: ['create', 'update'], message: 'rule.payment.advance', at: 'value',
  },
];

export const paymentDisplay = [{ field: 'code' }] as const;
