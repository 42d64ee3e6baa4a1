// Generated from schemas/system/form-preset.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

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

export const formPresetFields = createFields({
  screen: { type: 'code', json: 'string', required: true, maxLength: 100 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  content: { type: 'json', json: 'object', required: true },
  ...standardFields,
});

export const formPresetRules: readonly RuleModel[] = [];

export const formPresetDisplay = [{ field: 'name' }] as const;
