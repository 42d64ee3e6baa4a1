// Generated from schemas/orders/market-create.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type MarketCreateForm = {
  warehouse_id: number | null;
};

export const marketCreateFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
});
