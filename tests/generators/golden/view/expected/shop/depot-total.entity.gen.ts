// Generated from schemas/shop/depot-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type DepotTotal = {
  id: number;
  depot_id: number;
  sent_on: string | null;
  parcels: number;
};

export const depotTotalFields = createFields({
  depot_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'depot', onDelete: 'restrict' },
  },
  sent_on: { type: 'date', json: 'string' },
  parcels: { type: 'integer', json: 'integer', required: true },
});

export const depotTotalRules: readonly RuleModel[] = [];

export const depotTotalDisplay = ['#', { field: 'id' }] as const;
