// Generated from schemas/promotion/voucher.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CampaignStatus, campaignStatus } from './campaign-status.enum.gen.ts';
import { type DiscountType, discountType } from './discount-type.enum.gen.ts';
import { type VoucherCondition, voucherCondition } from './voucher-condition.enum.gen.ts';
import { type VoucherKind, voucherKind } from './voucher-kind.enum.gen.ts';

export type Voucher = {
  id: number;
  version: number;
  code: string;
  name: string;
  kind: VoucherKind;
  condition: VoucherCondition;
  /** Of the bill, before the voucher. */
  min_value: number | null;
  goods_ids: number[] | null;
  /** Pieces that it holds for, by their stamps; each once. */
  uid_codes: string[] | null;
  discount_type: DiscountType;
  discount_percent: number | null;
  discount_amount: number | null;
  max_discount: number | null;
  from_at: string;
  to_at: string;
  pos_ids: number[] | null;
  /** How often the shared code may be used; a single-use code once. */
  usage_limit: number | null;
  per_customer: number | null;
  status: CampaignStatus;
  codes: number;
  handed_out: number;
  used: number;
  use_rate: number | null;
  discount_given: number;
  revenue: number;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const voucherFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'VC', per: 'day', digits: 5 },
  },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'single', enum: voucherKind,
    readOnlyIf: (c: Logic<Voucher>) => c.record.codes !== 0,
  },
  condition: {
    type: 'enum', json: 'string', required: true, default: 'invoice_value', enum: voucherCondition,
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  min_value: {
    type: 'money', json: 'integer', minimum: 1,
    requiredIf: (c: Logic<Voucher>) => c.record.condition === 'invoice_value',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  goods_ids: {
    type: 'links', json: 'array', maxItems: 100, onHide: 'clear',
    links: { entity: 'goods', table: 'voucher__goods_ids', foreignKey: 'voucher_id', otherKey: 'goods_id' },
    visible: (c: Logic<Voucher>) => ['product', 'combo'].includes(c.record.condition),
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  uid_codes: {
    type: 'tags', json: 'array', maxItems: 1000, onHide: 'clear',
    visible: (c: Logic<Voucher>) => c.record.condition === 'uid',
    requiredIf: (c: Logic<Voucher>) => c.record.condition === 'uid',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  discount_type: {
    type: 'enum', json: 'string', required: true, default: 'amount', enum: discountType,
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  discount_percent: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 100, unit: '%', onHide: 'clear',
    visible: (c: Logic<Voucher>) => c.record.discount_type === 'percent',
    requiredIf: (c: Logic<Voucher>) => c.record.discount_type === 'percent',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  discount_amount: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear',
    visible: (c: Logic<Voucher>) => c.record.discount_type === 'amount',
    requiredIf: (c: Logic<Voucher>) => c.record.discount_type === 'amount',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  max_discount: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear',
    visible: (c: Logic<Voucher>) => c.record.discount_type === 'percent',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  from_at: {
    type: 'date_time', json: 'string', required: true,
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  to_at: { type: 'date_time', json: 'string', required: true },
  pos_ids: {
    type: 'links', json: 'array',
    links: { entity: 'pos', table: 'voucher__pos_ids', foreignKey: 'voucher_id', otherKey: 'pos_id' },
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  usage_limit: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 1000000, onHide: 'clear',
    visible: (c: Logic<Voucher>) => c.record.kind === 'shared',
    requiredIf: (c: Logic<Voucher>) => c.record.kind === 'shared',
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  per_customer: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 1000,
    readOnlyIf: (c: Logic<Voucher>) => [2].includes(c.record.status),
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: campaignStatus },
  codes: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  handed_out: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  used: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  use_rate: {
    type: 'decimal', json: 'number', readOnly: true, unit: '%', scale: 2,
    compute: {
      stored: false,
      value: (c: Logic<Voucher>) =>
        c.record.handed_out != null && c.record.handed_out > 0 ? (c.record.used != null ? Math.floor(c.record.used * 100 / c.record.handed_out * 10 + 0.5) / 10 : null) : null,
    },
  },
  discount_given: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  revenue: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const voucherRules: readonly RuleModel[] = [
  {
    key: 'to_after_from',
    check: (c: Logic<Voucher>) =>
      c.record.from_at == null || c.record.to_at == null || c.record.from_at < c.record.to_at,
    level: 'error', on: ['create', 'update'], message: 'rule.voucher.to_after_from', at: 'to_at',
  },
  {
    key: 'needs_goods',
    check: (c: Logic<Voucher>) =>
      c.record.condition == null || ['invoice_value', 'uid'].includes(c.record.condition) || c.record.goods_ids != null && c.record.goods_ids.length > 0,
    level: 'error', on: ['create', 'update'], message: 'rule.voucher.needs_goods', at: 'goods_ids',
  },
];

export const voucherDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
