// Generated from schemas/system/revoke-api-key.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/revoke-api-key.action.validate.gen.js';
import { revokeApiKeyAction, revokeApiKeyActionFields } from './revoke-api-key.action.gen.ts';

export const revokeApiKeyActionModel: ActionModel = {
  key: 'revoke_api_key',
  stem: 'revoke-api-key',
  module: 'system',
  records: revokeApiKeyAction,
  permissions: ['customer_account'],
  input: Object.values(revokeApiKeyActionFields),
  validate,
};
