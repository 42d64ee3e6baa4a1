// Generated from schemas/system/role.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { permission } from '#generated/permissions.gen.ts';

export type Role = {
  id: number;
  version: number;
  name: string;
  description: string | null;
  permissions: string[] | null;
  /** How many accounts have it. */
  holders: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const roleFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  description: { type: 'long_text', json: 'string', maxLength: 500 },
  permissions: { type: 'enums', json: 'array', enum: permission },
  holders: { type: 'integer', json: 'integer', readOnly: true, default: 0 },
  ...standardFields,
});

export const roleRules: readonly RuleModel[] = [];

export const roleDisplay = [{ field: 'name' }] as const;
