// Generated from schemas/shop/unit.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type Unit = {
  id: number;
  version: number;
  name: string;
  level: number;
  parent_id: number | null;
  created_at: string;
  updated_at: string;
};

export const unitFields = {
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  level: { name: 'level', type: 'integer', json: 'integer', required: true },
  parent_id: {
    name: 'parent_id', type: 'reference', json: 'integer', reference: { entity: 'unit', onDelete: 'restrict' },
  },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const unitRules: readonly RuleModel[] = [];

export const unitDisplay = [{ field: 'name' }] as const;
