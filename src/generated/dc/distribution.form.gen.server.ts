// Generated from schemas/dc/distribution.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const distributionForm: FormModel = {
  screen: 'dc/distribution',
  route: '/dc/distribution',
  module: 'dc',
  entity: 'dc_movement',
  mode: 'edit',
  permissions: ['dc_distributor'],
  aside: { notes: true },
};
