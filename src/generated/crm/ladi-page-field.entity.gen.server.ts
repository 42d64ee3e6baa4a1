// Generated from schemas/crm/ladi-page-field.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { ladiPageFieldDisplay, ladiPageFieldFields, ladiPageFieldRules } from './ladi-page-field.entity.gen.ts';

export const ladiPageFieldModel = createEntity({
  name: 'ladi_page_field',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(ladiPageFieldFields),
  display: ladiPageFieldDisplay,
  access: { read: ['crm_ladi_page_config'], create: null, update: null, delete: null },
  lookup: ['crm_ladi_page_config'],
  rules: ladiPageFieldRules,
  parent: { entity: 'ladi_page', foreignKey: 'ladi_page_id', field: 'fields' },
});
