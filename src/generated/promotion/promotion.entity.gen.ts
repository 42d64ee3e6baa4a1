// Generated from schemas/promotion/promotion.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Weekday, weekday } from '#generated/_shared/weekday.enum.gen.ts';
import { type BuyerKind, buyerKind } from '#generated/buyer/buyer-kind.enum.gen.ts';
import { type CampaignStatus, campaignStatus } from './campaign-status.enum.gen.ts';
import { type DiscountType, discountType } from './discount-type.enum.gen.ts';
import { type PromotionChannel, promotionChannel } from './promotion-channel.enum.gen.ts';
import type { PromotionLine } from './promotion-line.entity.gen.ts';
import { type PromotionType, promotionType } from './promotion-type.enum.gen.ts';

export type Promotion = {
  id: number;
  version: number;
  code: string;
  name: string;
  type: PromotionType;
  from_at: string;
  to_at: string;
  weekdays: Weekday[] | null;
  time_from: string | null;
  time_to: string | null;
  pos_ids: number[] | null;
  channels: PromotionChannel[] | null;
  buyer_kind: BuyerKind | null;
  min_bill_value: number | null;
  discount_type: DiscountType | null;
  discount_percent: number | null;
  discount_amount: number | null;
  max_discount: number | null;
  budget: number | null;
  limit_per_customer: number | null;
  stackable: boolean;
  priority: number;
  status: CampaignStatus;
  used: number;
  discount_given: number;
  revenue: number;
  /** What of the budget is given away, in percent; without a budget nothing. */
  budget_used: number | null;
  note: string | null;
  lines: PromotionLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const promotionFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'KM', per: 'day', digits: 5 },
  },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  type: {
    type: 'enum', json: 'string', required: true, default: 'by_product', enum: promotionType,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  from_at: {
    type: 'date_time', json: 'string', required: true,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  to_at: { type: 'date_time', json: 'string', required: true },
  weekdays: {
    type: 'enums', json: 'array', enum: weekday,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  time_from: { type: 'time', json: 'string', readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status) },
  time_to: {
    type: 'time', json: 'string',
    requiredIf: (c: Logic<Promotion>) => c.record.time_from != null,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  pos_ids: {
    type: 'links', json: 'array',
    links: { entity: 'pos', table: 'promotion__pos_ids', foreignKey: 'promotion_id', otherKey: 'pos_id' },
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  channels: {
    type: 'enums', json: 'array', enum: promotionChannel,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  buyer_kind: {
    type: 'enum', json: 'string', enum: buyerKind,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  min_bill_value: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear',
    visible: (c: Logic<Promotion>) => c.record.type === 'by_value',
    requiredIf: (c: Logic<Promotion>) => c.record.type === 'by_value',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  discount_type: {
    type: 'enum', json: 'string', enum: discountType, onHide: 'clear',
    visible: (c: Logic<Promotion>) => c.record.type === 'by_value',
    requiredIf: (c: Logic<Promotion>) => c.record.type === 'by_value',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  discount_percent: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 100, unit: '%', onHide: 'clear', turn: 1,
    visible: (c: Logic<Promotion>) => c.record.type === 'by_value' && c.record.discount_type === 'percent',
    requiredIf: (c: Logic<Promotion>) => c.record.type === 'by_value' && c.record.discount_type === 'percent',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  discount_amount: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear', turn: 1,
    visible: (c: Logic<Promotion>) => c.record.type === 'by_value' && c.record.discount_type === 'amount',
    requiredIf: (c: Logic<Promotion>) => c.record.type === 'by_value' && c.record.discount_type === 'amount',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  max_discount: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear', turn: 1,
    visible: (c: Logic<Promotion>) => c.record.type === 'by_value' && c.record.discount_type === 'percent',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  budget: {
    type: 'money', json: 'integer', minimum: 1,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  limit_per_customer: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 1000,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  stackable: {
    type: 'boolean', json: 'boolean', required: true, default: false,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  priority: {
    type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 100, default: 0,
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: campaignStatus },
  used: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  discount_given: { type: 'money', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  revenue: { type: 'money', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  budget_used: {
    type: 'percent', json: 'number', readOnly: true, scale: 2,
    compute: {
      stored: false,
      value: (c: Logic<Promotion>) =>
        c.record.budget == null ? null : c.record.budget !== 0 ? (c.record.discount_given != null ? Math.floor(c.record.discount_given * 100 / c.record.budget * 10 + 0.5) / 10 : null) : null,
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', onHide: 'keep',
    rows: { entity: 'promotion_line', foreignKey: 'promotion_id', max: 500, unique: ['goods_id'] },
    visible: (c: Logic<Promotion>) => c.record.type === 'by_product',
    readOnlyIf: (c: Logic<Promotion>) => [2].includes(c.record.status),
  },
  ...standardFields,
});

export const promotionRules: readonly RuleModel[] = [
  {
    key: 'to_after_from',
    check: (c: Logic<Promotion>) =>
      c.record.from_at == null || c.record.to_at == null || c.record.from_at < c.record.to_at,
    level: 'error', on: ['create', 'update'], message: 'rule.promotion.to_after_from', at: 'to_at',
  },
  {
    key: 'needs_goods',
    check: (c: Logic<Promotion>) =>
      c.record.type == null || (c.record.lines ?? []).some((row) => row.min_quantity == null) || c.record.type !== 'by_product' || (c.record.lines ?? []).some((row) => row.min_quantity >= 1),
    level: 'error', on: ['create', 'update'], message: 'rule.promotion.needs_goods', at: 'lines',
  },
  {
    key: 'hours_meet',
    check: (c: Logic<Promotion>) =>
      c.record.time_from == null || c.record.time_to == null || c.record.time_from !== c.record.time_to,
    level: 'error', on: ['create', 'update'], message: 'rule.promotion.hours_meet', at: 'time_to',
  },
];

export const promotionDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
