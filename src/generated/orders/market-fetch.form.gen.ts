// Generated from schemas/orders/market-fetch.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type MarketFetchForm = {
  shop_connection_id: number;
  codes: string | null;
};

export const marketFetchFormFields = createFields({
  shop_connection_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  codes: { type: 'long_text', json: 'string', maxLength: 5000 },
});
