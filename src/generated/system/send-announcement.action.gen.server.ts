// Generated from schemas/system/send-announcement.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/send-announcement.action.validate.gen.js';
import { sendAnnouncementActionFields } from './send-announcement.action.gen.ts';

export const sendAnnouncementActionModel: ActionModel = {
  key: 'send_announcement',
  stem: 'send-announcement',
  module: 'system',
  url: '/send-announcement',
  permissions: ['customer_account'],
  input: Object.values(sendAnnouncementActionFields),
  validate,
  limit: { times: 20, seconds: 3600 },
};
