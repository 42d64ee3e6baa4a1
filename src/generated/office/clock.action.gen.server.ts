// Generated from schemas/office/clock.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/clock.action.validate.gen.js';
import { clockActionFields } from './clock.action.gen.ts';

export const clockActionModel: ActionModel = {
  key: 'clock',
  stem: 'clock',
  module: 'office',
  url: '/timekeeping/clock',
  permissions: ['office_timekeeping'],
  input: Object.values(clockActionFields),
  validate,
};
