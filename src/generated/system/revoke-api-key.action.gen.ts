// Generated from schemas/system/revoke-api-key.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ApiKey } from './api-key.entity.gen.ts';

export type RevokeApiKeyActionInput = {

};

export const revokeApiKeyActionFields = createFields({});

export const revokeApiKeyAction: RecordAction = {
  key: 'revoke_api_key',
  entity: 'api_key',
  permissions: ['customer_account'],
  guard: (c: Logic<ApiKey>) => c.record.active === true,
  guardMessage: 'rule.api_key.is_revoked',
  success: 'messages.api_key_revoked',
  tone: 'danger',
  bulk: true,
  confirm: true,
};
