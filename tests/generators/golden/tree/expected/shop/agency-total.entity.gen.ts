// Generated from schemas/shop/agency-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type AgencyTotal = {
  id: number;
  from_id: number;
  quantity: number;
};

export const agencyTotalFields = createFields({
  from_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'agency', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true },
});

export const agencyTotalRules: readonly RuleModel[] = [];

export const agencyTotalDisplay = [{ field: 'from_id' }] as const;
