// Generated from schemas/dc/distributor.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const distributorForm: FormModel = {
  screen: 'dc/distributor',
  route: '/dc/distributor',
  module: 'dc',
  entity: 'distributor',
  mode: 'edit',
  permissions: ['dc_distributor'],
  aside: { notes: true },
};
