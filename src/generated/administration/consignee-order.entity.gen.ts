// Generated from schemas/administration/consignee-order.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ConsigneeOrder = {
  id: number;
  consignee_id: number;
  orders_90d: number;
  last_order_at: string | null;
};

export const consigneeOrderFields = createFields({
  consignee_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'consignee', onDelete: 'restrict' },
  },
  orders_90d: { type: 'integer', json: 'integer', required: true },
  last_order_at: { type: 'date_time', json: 'string' },
});

export const consigneeOrderRules: readonly RuleModel[] = [];

export const consigneeOrderDisplay = [{ field: 'consignee_id' }] as const;
