// Generated from schemas/warehouse/propose-waves.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/propose-waves.form.validate.gen.js';
import { proposeWavesFormFields } from './propose-waves.form.gen.ts';

export const proposeWavesForm: FormModel = {
  screen: 'propose-waves',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['order_manager'],
  data: Object.values(proposeWavesFormFields),
  validate,
};
