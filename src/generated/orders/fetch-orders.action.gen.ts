// Generated from schemas/orders/fetch-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type FetchOrdersActionInput = {
  shop_connection_id: number | null;
  codes: string | null;
  from_date: string | null;
  to_date: string | null;
};

export type FetchOrdersActionResult = {
  asked: number;
};

export const fetchOrdersActionFields = createFields({
  shop_connection_id: {
    type: 'reference', json: 'integer', reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  codes: { type: 'long_text', json: 'string', maxLength: 5000 },
  from_date: { type: 'date', json: 'string' },
  to_date: { type: 'date', json: 'string' },
});

export const fetchOrdersAction: ActionCall<FetchOrdersActionInput, FetchOrdersActionResult> = {
  url: '/market-fetch',
};
