// Generated from schemas/messaging/test-page.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/messaging/test-page.action.validate.gen.js';
import { testPageAction, testPageActionFields } from './test-page.action.gen.ts';

export const testPageActionModel: ActionModel = {
  key: 'test_page',
  stem: 'test-page',
  module: 'messaging',
  records: testPageAction,
  permissions: ['crm_lead_omnichannel'],
  input: Object.values(testPageActionFields),
  validate,
};
