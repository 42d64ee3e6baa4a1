// Generated from schemas/dc/qr-check.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const qrCheckForm: FormModel = {
  screen: 'dc/check-qr',
  route: '/dc/check-qr',
  module: 'dc',
  entity: 'qr_check',
  mode: 'edit',
  permissions: ['dc_check_qr'],
};
