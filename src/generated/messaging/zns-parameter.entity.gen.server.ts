// Generated from schemas/messaging/zns-parameter.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { znsParameterDisplay, znsParameterFields, znsParameterRules } from './zns-parameter.entity.gen.ts';

export const znsParameterModel = createEntity({
  name: 'zns_parameter',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(znsParameterFields),
  display: znsParameterDisplay,
  search: ['name'],
  access: { read: ['administration_zns', 'customer_account'], create: null, update: null, delete: null },
  lookup: ['administration_zns', 'customer_account'],
  rules: znsParameterRules,
  parent: { entity: 'zns_template', foreignKey: 'zns_template_id', field: 'parameters' },
});
