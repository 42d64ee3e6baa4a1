// Generated from schemas/partner/distributor-area.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type DistributorArea = {
  id: number;
  version: number;
  distributor_id: number;
  id_city: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const distributorAreaFields = createFields({
  distributor_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  id_city: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
  },
  ...standardFields,
});

export const distributorAreaRules: readonly RuleModel[] = [];

export const distributorAreaDisplay = ['#', { field: 'id' }] as const;
