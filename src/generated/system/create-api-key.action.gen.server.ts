// Generated from schemas/system/create-api-key.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/create-api-key.action.validate.gen.js';
import { createApiKeyActionFields } from './create-api-key.action.gen.ts';

export const createApiKeyActionModel: ActionModel = {
  key: 'create_api_key',
  stem: 'create-api-key',
  module: 'system',
  url: '/create-api-key',
  permissions: ['customer_account'],
  input: Object.values(createApiKeyActionFields),
  validate,
  limit: { times: 20, seconds: 3600 },
};
