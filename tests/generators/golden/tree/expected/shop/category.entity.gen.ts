// Generated from schemas/shop/category.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Category = {
  id: number;
  version: number;
  code: string;
  parent_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const categoryFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'category', onDelete: 'restrict' } },
  ...standardFields,
});

export const categoryRules: readonly RuleModel[] = [];

export const categoryDisplay = [{ field: 'code' }] as const;
