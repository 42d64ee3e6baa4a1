// Generated from schemas/messaging/resend-zns.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/messaging/resend-zns.action.validate.gen.js';
import { resendZnsAction, resendZnsActionFields } from './resend-zns.action.gen.ts';

export const resendZnsActionModel: ActionModel = {
  key: 'resend_zns',
  stem: 'resend-zns',
  module: 'messaging',
  records: resendZnsAction,
  permissions: ['administration_zns'],
  input: Object.values(resendZnsActionFields),
  validate,
};
