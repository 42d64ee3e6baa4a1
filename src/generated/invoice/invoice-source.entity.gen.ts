// Generated from schemas/invoice/invoice-source.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type InvoiceSource = {
  id: number;
  version: number;
  invoice_id: number;
  order_id: number | null;
  pos_sale_id: number | null;
  amount: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const invoiceSourceFields = createFields({
  invoice_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'invoice', onDelete: 'restrict' },
  },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  pos_sale_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos_sale', onDelete: 'restrict' },
  },
  amount: { type: 'money', json: 'integer', required: true, readOnly: true },
  ...standardFields,
});

export const invoiceSourceRules: readonly RuleModel[] = [];

export const invoiceSourceDisplay = [{ field: 'amount' }] as const;
