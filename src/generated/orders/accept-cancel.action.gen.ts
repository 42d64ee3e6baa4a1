// Generated from schemas/orders/accept-cancel.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';

export type AcceptCancelActionInput = {

};

export const acceptCancelActionFields = createFields({});

export const acceptCancelAction: RecordAction = {
  key: 'accept_cancel',
  entity: 'order',
  permissions: ['order_cancel_and_change'],
  guard: (c: Logic<Order>) => c.record.cancel_asked === true && c.record.shop_connection_id != null,
  guardMessage: 'rule.order.no_cancel_asked',
  success: 'messages.cancel_answered',
  tone: 'danger',
  bulk: true,
  confirm: true,
};
