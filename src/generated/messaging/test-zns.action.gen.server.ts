// Generated from schemas/messaging/test-zns.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/messaging/test-zns.action.validate.gen.js';
import { testZnsAction, testZnsActionFields } from './test-zns.action.gen.ts';

export const testZnsActionModel: ActionModel = {
  key: 'test_zns',
  stem: 'test-zns',
  module: 'messaging',
  records: testZnsAction,
  permissions: ['administration_zns'],
  input: Object.values(testZnsActionFields),
  validate,
  limit: { times: 20, seconds: 3600 },
};
