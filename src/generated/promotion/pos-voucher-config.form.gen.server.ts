// Generated from schemas/promotion/pos-voucher-config.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const posVoucherConfigForm: FormModel = {
  screen: 'administration/pos-voucher-config',
  route: '/administration/pos-voucher-config',
  module: 'promotion',
  entity: 'voucher',
  mode: 'edit',
  permissions: ['administration_pos_voucher_config'],
  aside: { notes: true },
};
