// Generated from schemas/orders/prioritise.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';

export type PrioritiseActionInput = {
  priority: number;
};

export const prioritiseActionFields = createFields({
  priority: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9, default: 5 },
});

export const prioritiseAction: RecordAction = {
  key: 'prioritise',
  entity: 'order',
  permissions: ['order_manager'],
  guard: (c: Logic<Order>) => [-100, 20, 35, 40].includes(c.record.status),
  guardMessage: 'rule.order.too_late_for_priority',
  form: 'prioritise',
  bulk: true,
};
