// Generated from schemas/system/form-preset.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { formPresetDisplay, formPresetFields, formPresetRules } from './form-preset.entity.gen.ts';

export const formPresetModel = createEntity({
  name: 'form_preset',
  module: 'system',
  owner: 'user',
  fields: Object.values(formPresetFields),
  display: formPresetDisplay,
  search: ['name'],
  index: [['screen']],
  access: { read: [], create: [], update: [], delete: [] },
  lookup: [],
  rules: formPresetRules,
  audit: false,
  softDelete: false,
});
