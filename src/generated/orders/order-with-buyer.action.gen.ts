// Generated from schemas/orders/order-with-buyer.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OrderWithBuyerActionInput = {
  order_id: number;
};

export type OrderWithBuyerActionResult = {
  /** {goods_id, returned_quantity}, one for each article. */
  lines: unknown;
};

export const orderWithBuyerActionFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
});

export const orderWithBuyerAction: ActionCall<OrderWithBuyerActionInput, OrderWithBuyerActionResult> = {
  url: '/order-with-buyer',
};
