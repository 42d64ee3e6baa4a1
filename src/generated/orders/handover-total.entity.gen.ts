// Generated from schemas/orders/handover-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type HandoverTotal = {
  id: number;
  handover_id: number;
  package_count: number;
  cod_total: number;
};

export const handoverTotalFields = createFields({
  handover_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'handover', onDelete: 'restrict' },
  },
  package_count: { type: 'integer', json: 'integer', required: true },
  cod_total: {
    type: 'money', json: 'integer', required: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
});

export const handoverTotalRules: readonly RuleModel[] = [];

export const handoverTotalDisplay = [{ field: 'handover_id' }] as const;
