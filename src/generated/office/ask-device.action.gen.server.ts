// Generated from schemas/office/ask-device.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/ask-device.action.validate.gen.js';
import { askDeviceActionFields } from './ask-device.action.gen.ts';

export const askDeviceActionModel: ActionModel = {
  key: 'ask_device',
  stem: 'ask-device',
  module: 'office',
  url: '/timekeeping/ask-device',
  permissions: ['office_timekeeping'],
  input: Object.values(askDeviceActionFields),
  validate,
  limit: { times: 5, seconds: 3600 },
};
