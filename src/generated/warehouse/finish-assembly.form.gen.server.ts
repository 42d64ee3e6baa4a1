// Generated from schemas/warehouse/finish-assembly.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/finish-assembly.form.validate.gen.js';
import { finishAssemblyFormFields } from './finish-assembly.form.gen.ts';

export const finishAssemblyForm: FormModel = {
  screen: 'finish-assembly',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  data: Object.values(finishAssemblyFormFields),
  validate,
};
