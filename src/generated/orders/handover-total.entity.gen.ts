// Generated from schemas/orders/handover-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';

export type HandoverTotal = {
  id: number;
  handover_id: number;
  code: string | null;
  warehouse_id: number | null;
  delivery_company: Carrier | null;
  driver_name: string | null;
  driver_phone: string | null;
  plate: string | null;
  closed_at: string | null;
  missing_count: number | null;
  package_count: number;
  cod_total: number;
};

export const handoverTotalFields = createFields({
  handover_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'handover', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', maxLength: 30 },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  driver_name: { type: 'text', json: 'string', maxLength: 100 },
  driver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  plate: { type: 'code', json: 'string', maxLength: 20 },
  closed_at: { type: 'date_time', json: 'string' },
  missing_count: { type: 'integer', json: 'integer' },
  package_count: { type: 'integer', json: 'integer', required: true },
  cod_total: {
    type: 'money', json: 'integer', required: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
});

export const handoverTotalRules: readonly RuleModel[] = [];

export const handoverTotalDisplay = [{ field: 'code' }] as const;
