// Generated from schemas/orders/cod.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const codForm: FormModel = {
  screen: 'orders/cod',
  route: '/orders/cod',
  module: 'orders',
  entity: 'cod_statement',
  mode: 'edit',
  permissions: ['administration_report_revenue'],
  aside: { notes: true },
};
