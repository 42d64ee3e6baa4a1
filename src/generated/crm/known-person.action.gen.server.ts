// Generated from schemas/crm/known-person.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/known-person.action.validate.gen.js';
import { knownPersonActionFields } from './known-person.action.gen.ts';

export const knownPersonActionModel: ActionModel = {
  key: 'known_person',
  stem: 'known-person',
  module: 'crm',
  url: '/lead-known-person',
  permissions: ['crm_lead_create'],
  input: Object.values(knownPersonActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
