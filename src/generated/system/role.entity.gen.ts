// Generated from schemas/system/role.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { permission } from '#generated/permissions.gen.ts';

export type Role = {
  id: number;
  version: number;
  name: string;
  description: string | null;
  permissions: string[] | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const roleFields = {
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  description: { name: 'description', type: 'long_text', json: 'string', maxLength: 500 },
  permissions: { name: 'permissions', type: 'enums', json: 'array', enum: permission },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const roleRules: readonly RuleModel[] = [];

export const roleDisplay = [{ field: 'name' }] as const;
