// Generated from schemas/orders/create-tracking.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';

export type CreateTrackingActionInput = {

};

export const createTrackingActionFields = createFields({});

export const createTrackingAction: RecordAction = {
  key: 'create_tracking',
  entity: 'order',
  permissions: ['order_manager', 'pos_order_online_list'],
  guard: (c: Logic<Order>) =>
    [-100, 20, 35, 40, 60, 100, 160].includes(c.record.status) && c.record.is_pending !== true && c.record.shop_connection_id == null && c.record.delivery_company != null && c.record.delivery_company !== 'self' && c.record.carrier_state !== 'asked' && (c.record.delivery_order_id == null || (c.record.packages ?? []).some((row) => row.delivery_order_id == null)),
  guardMessage: 'rule.order.no_parcel_to_make',
  success: 'messages.carrier_asked',
  tone: 'success',
  bulk: true,
};
