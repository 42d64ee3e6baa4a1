// Generated from schemas/system/announcement.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/announcement.form.validate.gen.js';
import { announcementFormFields } from './announcement.form.gen.ts';

export const announcementForm: FormModel = {
  screen: 'announcement',
  module: 'system',
  mode: 'dialog',
  permissions: ['customer_account'],
  data: Object.values(announcementFormFields),
  validate,
};
