// Generated from schemas/administration/supplier-flow.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type SupplierFlow = {
  id: string;
  side: number;
  row_id: number;
  supplier_id: number | null;
  receipts_90d: number;
  goods_90d: number;
  materials_90d: number;
  returned_90d: number;
  owed: number;
  overdue: number;
  last_receipt_at: string | null;
};

export const supplierFlowFields = createFields({
  side: { type: 'integer', json: 'integer', required: true },
  row_id: { type: 'integer', json: 'integer', required: true },
  supplier_id: { type: 'reference', json: 'integer', reference: { entity: 'supplier', onDelete: 'restrict' } },
  receipts_90d: { type: 'integer', json: 'integer', required: true },
  goods_90d: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
  },
  materials_90d: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
  },
  returned_90d: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
  },
  owed: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
  },
  overdue: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
  },
  last_receipt_at: { type: 'date_time', json: 'string' },
});

export const supplierFlowRules: readonly RuleModel[] = [];

export const supplierFlowDisplay = [{ field: 'supplier_id' }] as const;
