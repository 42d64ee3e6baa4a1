// Generated from schemas/orders/present-given.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { type OrderStatus, orderStatus } from '#generated/_shared/order-status.enum.gen.ts';

export type PresentGiven = {
  id: number;
  line_id: number;
  present_id: number | null;
  order_id: number | null;
  code: string | null;
  at: string | null;
  status: OrderStatus | null;
  source: OrderSource | null;
  warehouse_id: number | null;
  receiver_name: string | null;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
};

export const presentGivenFields = createFields({
  line_id: { type: 'integer', json: 'integer', required: true },
  present_id: { type: 'reference', json: 'integer', reference: { entity: 'present', onDelete: 'restrict' } },
  order_id: { type: 'reference', json: 'integer', reference: { entity: 'order', onDelete: 'restrict' } },
  code: { type: 'code', json: 'string', maxLength: 50 },
  at: { type: 'date_time', json: 'string' },
  status: { type: 'enum', json: 'integer', enum: orderStatus },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  receiver_name: { type: 'text', json: 'string', maxLength: 100 },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', maxLength: 50 },
  name: { type: 'text', json: 'string', maxLength: 255 },
  quantity: { type: 'integer', json: 'integer', required: true },
});

export const presentGivenRules: readonly RuleModel[] = [];

export const presentGivenDisplay = [{ field: 'code' }] as const;
