// Generated from schemas/administration/supplier-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type SupplierTotal = {
  id: string;
  supplier_id: number | null;
  receipts_90d: number;
  goods_90d: number;
  materials_90d: number;
  returned_90d: number;
  owed: number;
  overdue: number;
  last_receipt_at: string | null;
  bought_90d: number | null;
};

export const supplierTotalFields = createFields({
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
  bought_90d: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
    compute: {
      stored: false,
      value: (c: Logic<SupplierTotal>) =>
        c.record.goods_90d != null && c.record.materials_90d != null ? c.record.goods_90d + c.record.materials_90d : null,
    },
  },
});

export const supplierTotalRules: readonly RuleModel[] = [];

export const supplierTotalDisplay = [{ field: 'supplier_id' }] as const;
