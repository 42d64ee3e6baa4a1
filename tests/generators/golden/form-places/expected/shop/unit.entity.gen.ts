// Generated from schemas/shop/unit.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Unit = {
  id: number;
  version: number;
  name: string;
  level: number;
  parent_id: number | null;
  created_at: string;
  updated_at: string;
};

export const unitFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  level: { type: 'integer', json: 'integer', required: true },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'unit', onDelete: 'restrict' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const unitRules: readonly RuleModel[] = [];

export const unitDisplay = [{ field: 'name' }] as const;
