// Generated from schemas/promotion/present.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { type CampaignStatus, campaignStatus } from './campaign-status.enum.gen.ts';
import { type PresentCondition, presentCondition } from './present-condition.enum.gen.ts';
import type { PresentLine } from './present-line.entity.gen.ts';
import { type PresentPer, presentPer } from './present-per.enum.gen.ts';

export type Present = {
  id: number;
  version: number;
  code: string;
  name: string;
  status: CampaignStatus;
  from_at: string;
  to_at: string;
  condition: PresentCondition;
  min_value: number | null;
  sources: OrderSource[] | null;
  warehouse_ids: number[] | null;
  /** Once an order, or as often as what is asked for fits into it. */
  per: PresentPer;
  /** How often it is given at most; empty: without end. */
  limit_total: number | null;
  /** How often it was given, without what came back. */
  given: number;
  /** true: it ends once there are no gifts left; else orders go without until there are. */
  stop_when_out: boolean;
  /** How often it could still be given from what is free in its warehouses. */
  gift_stock: number | null;
  /** What the gifts cost that were given. */
  cost: number | null;
  /** Less than a fifth of what it may give is left, or too little stock for twenty more. */
  is_running_out: boolean;
  note: string | null;
  lines: PresentLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const presentFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'QT', per: 'day', digits: 5 },
  },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: campaignStatus },
  from_at: {
    type: 'date_time', json: 'string', required: true,
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  to_at: { type: 'date_time', json: 'string', required: true },
  condition: {
    type: 'enum', json: 'string', required: true, default: 'by_value', enum: presentCondition,
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  min_value: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear',
    visible: (c: Logic<Present>) => c.record.condition === 'by_value',
    requiredIf: (c: Logic<Present>) => c.record.condition === 'by_value',
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  sources: {
    type: 'enums', json: 'array', enum: orderSource,
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  warehouse_ids: {
    type: 'links', json: 'array',
    links: { entity: 'warehouse', table: 'present__warehouse_ids', foreignKey: 'present_id', otherKey: 'warehouse_id' },
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  per: {
    type: 'enum', json: 'string', required: true, default: 'order', enum: presentPer,
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  limit_total: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000000 },
  given: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  stop_when_out: { type: 'boolean', json: 'boolean', required: true, default: true },
  gift_stock: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  cost: { type: 'money', json: 'integer', readOnly: true, minimum: 0, read: ['administration_goods_cost'] },
  is_running_out: {
    type: 'boolean', json: 'boolean', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Present>) =>
        c.record.status === 2 && (c.record.limit_total != null && (c.record.given != null && (c.record.limit_total - c.record.given) * 5 < c.record.limit_total) || c.record.gift_stock != null && c.record.gift_stock < 20),
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'present_line', foreignKey: 'present_id', min: 1, max: 50, unique: ['goods_id', 'role'] },
    readOnlyIf: (c: Logic<Present>) => [2].includes(c.record.status),
  },
  ...standardFields,
});

export const presentRules: readonly RuleModel[] = [
  {
    key: 'to_after_from',
    check: (c: Logic<Present>) =>
      c.record.from_at == null || c.record.to_at == null || c.record.from_at < c.record.to_at,
    level: 'error', on: ['create', 'update'], message: 'rule.present.to_after_from', at: 'to_at',
  },
  {
    key: 'needs_gift',
    check: (c: Logic<Present>) =>
      (c.record.lines ?? []).some((row) => row.role == null) || (c.record.lines ?? []).some((row) => row.role === 'gift'),
    level: 'error', on: ['create', 'update'], message: 'rule.present.needs_gift', at: 'lines',
  },
  {
    key: 'needs_goods',
    check: (c: Logic<Present>) =>
      c.record.condition == null || (c.record.lines ?? []).some((row) => row.role == null) || c.record.condition === 'by_value' || (c.record.lines ?? []).some((row) => row.role === 'buy'),
    level: 'error', on: ['create', 'update'], message: 'rule.present.needs_goods', at: 'lines',
  },
  {
    key: 'no_goods',
    check: (c: Logic<Present>) =>
      c.record.condition == null || (c.record.lines ?? []).some((row) => row.role == null) || c.record.condition !== 'by_value' || !(c.record.lines ?? []).some((row) => row.role === 'buy'),
    level: 'error', on: ['create', 'update'], message: 'rule.present.no_goods', at: 'lines',
  },
  {
    key: 'limit_given',
    check: (c: Logic<Present>) =>
      c.record.given == null || c.record.limit_total == null || c.record.given <= c.record.limit_total,
    level: 'error', on: ['create', 'update'], message: 'rule.present.limit_given', at: 'limit_total',
  },
];

export const presentDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
