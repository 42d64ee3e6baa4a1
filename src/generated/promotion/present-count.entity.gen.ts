// Generated from schemas/promotion/present-count.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PresentCount = {
  id: number;
  present_id: number;
  given: number;
  created_at: string;
  created_by: number | null;
};

export const presentCountFields = createFields({
  present_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'present', onDelete: 'restrict' },
  },
  given: { type: 'integer', json: 'integer', required: true, default: 0 },
  ...madeFields,
});

export const presentCountRules: readonly RuleModel[] = [];

export const presentCountDisplay = [{ field: 'present_id' }] as const;
