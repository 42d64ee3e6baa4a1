// Generated from schemas/system/form-preset.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { formPresetDisplay, formPresetFields, formPresetRules } from './form-preset.entity.gen.ts';

export const formPresetModel: EntityModel = {
  name: 'form_preset',
  module: 'system',
  table: 'form_preset',
  owner: 'user',
  fields: Object.values(formPresetFields),
  display: formPresetDisplay,
  search: ['name'],
  unique: [],
  index: [['screen']],
  access: { read: [], create: [], update: [], delete: [] },
  lookup: [],
  rules: formPresetRules,
  audit: false,
  softDelete: false,
  live: false,
};
