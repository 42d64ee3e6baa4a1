// Generated from schemas/orders/tag-orders.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';

export type TagOrdersActionInput = {
  tag: string;
};

export const tagOrdersActionFields = createFields({
  tag: { type: 'text', json: 'string', required: true, maxLength: 30 },
});

export const tagOrdersAction: RecordAction = {
  key: 'tag_orders',
  entity: 'order',
  permissions: ['order_manager'],
  guard: (c: Logic<Order>) => c.record.status !== 0,
  guardMessage: 'messages.invalid_status',
  form: 'tag-orders',
  bulk: true,
};
