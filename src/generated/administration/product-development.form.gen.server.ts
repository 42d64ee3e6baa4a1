// Generated from schemas/administration/product-development.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const productDevelopmentForm: FormModel = {
  screen: 'administration/product-development',
  route: '/administration/product-development',
  module: 'administration',
  entity: 'product_development',
  mode: 'edit',
  permissions: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  aside: { notes: true },
};
