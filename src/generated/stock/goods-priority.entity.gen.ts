// Generated from schemas/stock/goods-priority.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PriorityChannel, priorityChannel } from './priority-channel.enum.gen.ts';
import { type PriorityState, priorityState } from './priority-state.enum.gen.ts';

export type GoodsPriority = {
  id: number;
  version: number;
  code: string;
  goods_id: number;
  sku: string | null;
  name: string | null;
  warehouse_id: number;
  channel: PriorityChannel;
  quantity: number;
  from_date: string;
  to_date: string;
  state: PriorityState;
  /** By how much all that was kept of the article in the warehouse for these days was more than lay there, when it was written. */
  over: number | null;
  /** When it was given up before its last day. */
  released_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsPriorityFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'UT', per: 'day', digits: 5 },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<GoodsPriority>) => c.record.id != null,
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<GoodsPriority>) => c.record.id != null,
  },
  channel: {
    type: 'enum', json: 'string', required: true, enum: priorityChannel,
    readOnlyIf: (c: Logic<GoodsPriority>) => c.record.id != null,
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000 },
  from_date: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<GoodsPriority>) => c.record.id != null && c.record.state !== 'coming',
  },
  to_date: { type: 'date', json: 'string', required: true },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'coming', enum: priorityState },
  over: { type: 'integer', json: 'integer', readOnly: true },
  released_at: { type: 'date_time', json: 'string', readOnly: true },
  note: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const goodsPriorityRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<GoodsPriority>) =>
      c.record.from_date == null || c.record.to_date == null || c.record.from_date <= c.record.to_date,
    level: 'error', on: ['create', 'update'], at: 'to_date', message: 'period_backwards',
  },
  {
    key: 'from_past',
    check: (c: Logic<GoodsPriority>) => c.record.from_date == null || c.record.from_date >= c.today,
    level: 'error', on: ['create'], message: 'rule.goods_priority.from_past', at: 'from_date',
  },
  {
    key: 'over_on_hand',
    check: (c: Logic<GoodsPriority>) => c.record.over == null || c.record.over === 0,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_priority.over_on_hand', at: 'quantity',
    value: 'over',
  },
];

export const goodsPriorityDisplay = [{ field: 'code' }] as const;
