// Generated from schemas/market/fetch-now.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ShopConnection } from './shop-connection.entity.gen.ts';

export type FetchNowActionInput = {

};

export const fetchNowActionFields = createFields({});

export const fetchNowAction: RecordAction = {
  key: 'fetch_now',
  entity: 'shop_connection',
  permissions: ['customer_account', 'order_create_e_market'],
  guard: (c: Logic<ShopConnection>) => c.record.token_status === 'valid',
  guardMessage: 'rule.shop_connection.not_connected',
  success: 'messages.fetch_begun',
};
