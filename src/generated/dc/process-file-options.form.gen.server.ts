// Generated from schemas/dc/process-file-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/dc/process-file-options.form.validate.gen.js';
import { processFileOptionsFormFields } from './process-file-options.form.gen.ts';

export const processFileOptionsForm: FormModel = {
  screen: 'process-file-options',
  module: 'dc',
  mode: 'dialog',
  permissions: ['dc_process_file'],
  data: Object.values(processFileOptionsFormFields),
  validate,
};
