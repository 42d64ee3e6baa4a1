// Generated from schemas/system/api-key.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { apiKeyDisplay, apiKeyFields, apiKeyRules } from './api-key.entity.gen.ts';

export const apiKeyModel = createEntity({
  name: 'api_key',
  module: 'system',
  owner: 'customer',
  fields: Object.values(apiKeyFields),
  display: apiKeyDisplay,
  search: ['name', 'key_start'],
  unique: [{ key: 'key_hash', fields: ['key_hash'], message: 'messages.duplicate', global: true }],
  access: { read: ['customer_account'], create: null, update: null, delete: null },
  lookup: ['customer_account'],
  rules: apiKeyRules,
});
