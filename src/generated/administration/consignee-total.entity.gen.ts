// Generated from schemas/administration/consignee-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ConsigneeTotal = {
  id: number;
  consignee_id: number;
  orders_90d: number;
  last_order_at: string | null;
  raised: number;
  lowered: number;
  owed: number | null;
};

export const consigneeTotalFields = createFields({
  consignee_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'consignee', onDelete: 'restrict' },
  },
  orders_90d: { type: 'integer', json: 'integer', required: true },
  last_order_at: { type: 'date_time', json: 'string' },
  raised: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
  },
  lowered: {
    type: 'money', json: 'integer', required: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
  },
  owed: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_debt'],
    walls: [['administration_goods_debt']],
    compute: {
      stored: false,
      value: (c: Logic<ConsigneeTotal>) =>
        c.record.raised != null && c.record.lowered != null ? c.record.raised - c.record.lowered : null,
    },
  },
});

export const consigneeTotalRules: readonly RuleModel[] = [];

export const consigneeTotalDisplay = [{ field: 'consignee_id' }] as const;
