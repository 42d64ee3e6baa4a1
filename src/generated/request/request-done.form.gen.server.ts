// Generated from schemas/request/request-done.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/request/request-done.form.validate.gen.js';
import { requestDoneFormFields } from './request-done.form.gen.ts';

export const requestDoneForm: FormModel = {
  screen: 'request-done',
  module: 'request',
  mode: 'dialog',
  permissions: [],
  data: Object.values(requestDoneFormFields),
  validate,
};
