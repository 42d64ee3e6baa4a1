// Generated from schemas/office/activate-device.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/activate-device.action.validate.gen.js';
import { activateDeviceActionFields } from './activate-device.action.gen.ts';

export const activateDeviceActionModel: ActionModel = {
  key: 'activate_device',
  stem: 'activate-device',
  module: 'office',
  url: '/timekeeping/activate-device',
  permissions: ['office_timekeeping'],
  input: Object.values(activateDeviceActionFields),
  validate,
  limit: { times: 5, seconds: 600 },
};
