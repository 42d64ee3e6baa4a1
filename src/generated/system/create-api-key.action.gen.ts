// Generated from schemas/system/create-api-key.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CreateApiKeyActionInput = {
  name: string;
};

export type CreateApiKeyActionResult = {
  key: string;
};

export const createApiKeyActionFields = createFields({
  name: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const createApiKeyAction: ActionCall<CreateApiKeyActionInput, CreateApiKeyActionResult> = {
  url: '/create-api-key',
};
