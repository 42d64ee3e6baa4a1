// Generated from schemas/stock/reservation-session-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';

export type ReservationSessionLine = {
  id: number;
  version: number;
  reservation_session_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  quantity: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const reservationSessionLineFields = createFields({
  reservation_session_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'reservation_session', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_product',
    reference: { entity: 'goods', onDelete: 'restrict', where: { active: true } },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  ...standardFields,
});

export const reservationSessionLineRules: readonly RuleModel[] = [];

export const reservationSessionLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
