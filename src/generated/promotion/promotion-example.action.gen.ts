// Generated from schemas/promotion/promotion-example.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Weekday, weekday } from '#generated/_shared/weekday.enum.gen.ts';
import { type BuyerKind, buyerKind } from '#generated/buyer/buyer-kind.enum.gen.ts';
import { type PromotionChannel, promotionChannel } from './promotion-channel.enum.gen.ts';
import type { PromotionLine } from './promotion-line.entity.gen.ts';
import { type PromotionType, promotionType } from './promotion-type.enum.gen.ts';

export type PromotionExampleActionInput = {
  /** Of the promotion itself, once it is stored. */
  code: string | null;
  type: PromotionType;
  from_at: string | null;
  to_at: string | null;
  weekdays: Weekday[] | null;
  time_from: string | null;
  time_to: string | null;
  pos_ids: number[] | null;
  channels: PromotionChannel[] | null;
  buyer_kind: BuyerKind | null;
  min_bill_value: number | null;
  discount_percent: number | null;
  discount_amount: number | null;
  max_discount: number | null;
  stackable: boolean | null;
  lines: PromotionLine[];
};

export type PromotionExampleActionResult = {
  /** Nothing: no field is filled. */
  values: unknown;
  /** Nothing. */
  rows: unknown;
  /** {text, params, isProblem}: the example, and each promotion beside it. */
  notes: unknown;
};

export const promotionExampleActionFields = createFields({
  code: { type: 'code', json: 'string', maxLength: 30 },
  type: { type: 'enum', json: 'string', required: true, enum: promotionType },
  from_at: { type: 'date_time', json: 'string' },
  to_at: { type: 'date_time', json: 'string' },
  weekdays: { type: 'enums', json: 'array', enum: weekday },
  time_from: { type: 'time', json: 'string' },
  time_to: { type: 'time', json: 'string' },
  pos_ids: {
    type: 'links', json: 'array', links: { entity: 'pos', table: '__pos_ids', foreignKey: '_id', otherKey: 'pos_id' },
  },
  channels: { type: 'enums', json: 'array', enum: promotionChannel },
  buyer_kind: { type: 'enum', json: 'string', enum: buyerKind },
  min_bill_value: { type: 'money', json: 'integer', minimum: 1 },
  discount_percent: { type: 'integer', json: 'integer', minimum: 1, maximum: 100, unit: '%' },
  discount_amount: { type: 'money', json: 'integer', minimum: 1 },
  max_discount: { type: 'money', json: 'integer', minimum: 1 },
  stackable: { type: 'boolean', json: 'boolean' },
  lines: { type: 'rows', json: 'array', rows: { entity: 'promotion_line', foreignKey: 'promotion_id', max: 500 } },
});

export const promotionExampleAction: ActionCall<PromotionExampleActionInput, PromotionExampleActionResult> = {
  url: '/promotion-example',
};
