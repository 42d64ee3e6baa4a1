// Generated from schemas/orders/market-fetch.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type MarketFetchForm = {
  shop_connection_id: number | null;
  codes: string | null;
  from_date: string | null;
  to_date: string | null;
};

export const marketFetchFormFields = createFields({
  shop_connection_id: {
    type: 'reference', json: 'integer', reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  codes: { type: 'long_text', json: 'string', maxLength: 5000 },
  from_date: { type: 'date', json: 'string' },
  to_date: { type: 'date', json: 'string' },
});
