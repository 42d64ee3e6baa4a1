// Generated from schemas/orders/order-phone-history.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OrderPhoneHistoryActionInput = {
  phone: string;
};

export type OrderPhoneHistoryActionResult = {
  orders: number;
  delivered: number;
  returned: number;
  canceled: number;
  last_order_at: string | null;
};

export const orderPhoneHistoryActionFields = createFields({
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
});

export const orderPhoneHistoryAction: ActionCall<OrderPhoneHistoryActionInput, OrderPhoneHistoryActionResult> = {
  url: '/order-phone-history',
};
