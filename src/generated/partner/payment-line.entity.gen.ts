// Generated from schemas/partner/payment-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Payment } from './payment.entity.gen.ts';

export type PaymentLine = {
  id: number;
  version: number;
  payment_id: number;
  entry_id: number;
  document_code: string | null;
  due_on: string | null;
  amount: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const paymentLineFields = createFields({
  payment_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'payment', onDelete: 'restrict' },
  },
  entry_id: {
    type: 'reference', json: 'integer', required: true,
    reference: {
      entity: 'partner_entry', onDelete: 'restrict', where: { open: { from: 1 } },
      inCommon: ['supplier_id', 'consignee_id', 'distributor_id'],
    },
    readOnlyIf: (c: Logic<PaymentLine, Payment>) => c.parent.id != null,
  },
  document_code: {
    type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'entry_id.document_code',
  },
  due_on: { type: 'date', json: 'string', readOnly: true, copyFrom: 'entry_id.due_on' },
  amount: {
    type: 'money', json: 'integer', required: true, minimum: 1,
    readOnlyIf: (c: Logic<PaymentLine, Payment>) => c.parent.id != null,
  },
  ...standardFields,
});

export const paymentLineRules: readonly RuleModel[] = [];

export const paymentLineDisplay = [{ field: 'document_code' }] as const;
