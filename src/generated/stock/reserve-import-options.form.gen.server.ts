// Generated from schemas/stock/reserve-import-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/stock/reserve-import-options.form.validate.gen.js';
import { reserveImportOptionsFormFields } from './reserve-import-options.form.gen.ts';

export const reserveImportOptionsForm: FormModel = {
  screen: 'reserve-import-options',
  module: 'stock',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  data: Object.values(reserveImportOptionsFormFields),
  validate,
};
