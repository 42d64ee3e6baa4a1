// Generated from schemas/stock/goods-priority-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PriorityChannel, priorityChannel } from './priority-channel.enum.gen.ts';
import { type PriorityState, priorityState } from './priority-state.enum.gen.ts';

export type GoodsPriorityTotal = {
  id: number;
  priority_id: number;
  goods_id: number;
  warehouse_id: number;
  channel: PriorityChannel;
  quantity: number;
  from_date: string;
  to_date: string;
  state: PriorityState;
  held_now: number | null;
  used_now: number | null;
  on_hand: number | null;
  reserved: number | null;
  unsellable: number | null;
  held: number | null;
  used: number | null;
  /** What orders of the channel may still have. */
  left: number | null;
  /** More than half of it is left two days before it ends, or later. */
  is_unused: boolean | null;
  /** What is to be kept and not there. */
  short: number | null;
  available_to_others: number | null;
};

export const goodsPriorityTotalFields = createFields({
  priority_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_priority', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  channel: { type: 'enum', json: 'string', required: true, enum: priorityChannel },
  quantity: { type: 'integer', json: 'integer', required: true },
  from_date: { type: 'date', json: 'string', required: true },
  to_date: { type: 'date', json: 'string', required: true },
  state: { type: 'enum', json: 'string', required: true, enum: priorityState },
  held_now: { type: 'integer', json: 'integer' },
  used_now: { type: 'integer', json: 'integer' },
  on_hand: { type: 'integer', json: 'integer' },
  reserved: { type: 'integer', json: 'integer' },
  unsellable: { type: 'integer', json: 'integer' },
  held: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) => c.record.held_now == null ? 0 : c.record.held_now,
    },
  },
  used: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) => c.record.used_now == null ? 0 : c.record.used_now,
    },
  },
  left: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) =>
        c.record.state === 'ended' ? 0 : (c.record.quantity != null ? Math.max(0, c.record.quantity - (c.record.used_now == null ? 0 : c.record.used_now)) : null),
    },
  },
  is_unused: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) =>
        c.record.state === 'running' && (c.record.to_date != null && c.record.to_date <= new Date(Date.parse(c.today) + 2 * 86400000).toISOString().slice(0, 10)) && (c.record.quantity != null && 2 * (c.record.quantity - (c.record.used_now == null ? 0 : c.record.used_now)) > c.record.quantity),
    },
  },
  short: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) =>
        c.record.state === 'running' ? (c.record.quantity != null ? Math.max(0, c.record.quantity - (c.record.used_now == null ? 0 : c.record.used_now) - (c.record.held_now == null ? 0 : c.record.held_now)) : null) : 0,
    },
  },
  available_to_others: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPriorityTotal>) =>
        c.record.on_hand == null || c.record.reserved == null || c.record.unsellable == null ? 0 : c.record.on_hand - c.record.reserved - c.record.unsellable,
    },
  },
});

export const goodsPriorityTotalRules: readonly RuleModel[] = [];

export const goodsPriorityTotalDisplay = [{ field: 'priority_id' }] as const;
