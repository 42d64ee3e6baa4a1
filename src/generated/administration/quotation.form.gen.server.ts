// Generated from schemas/administration/quotation.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const quotationForm: FormModel = {
  screen: 'administration/product-development/quotation',
  route: '/administration/product-development/quotation',
  module: 'administration',
  entity: 'quotation',
  mode: 'edit',
  permissions: ['administration_product_development', 'product_development_supplier'],
  aside: { notes: true },
};
