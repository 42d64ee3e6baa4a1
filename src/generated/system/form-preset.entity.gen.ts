// Generated from schemas/system/form-preset.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type FormPreset = {
  id: number;
  version: number;
  screen: string;
  name: string;
  content: unknown;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const formPresetFields = {
  screen: { name: 'screen', type: 'code', json: 'string', required: true, maxLength: 100 },
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  content: { name: 'content', type: 'json', json: 'object', required: true },
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

export const formPresetRules: readonly RuleModel[] = [];

export const formPresetDisplay = [{ field: 'name' }] as const;
