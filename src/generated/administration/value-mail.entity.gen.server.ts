// Generated from schemas/administration/value-mail.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { valueMailDisplay, valueMailFields, valueMailRules } from './value-mail.entity.gen.ts';

export const valueMailModel = createEntity({
  name: 'value_mail',
  module: 'administration',
  written: 'module',
  owner: 'customer',
  fields: Object.values(valueMailFields),
  display: valueMailDisplay,
  unique: [{ key: 'day', fields: ['account_id', 'for_date'], message: 'messages.duplicate' }],
  access: { read: ['administration_goods_cost'], create: null, update: null, delete: null },
  lookup: ['administration_goods_cost'],
  rules: valueMailRules,
  audit: false,
  softDelete: false,
  live: true,
});
