// Generated from schemas/dc/return.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const returnForm: FormModel = {
  screen: 'dc/return-history',
  route: '/dc/return-history',
  module: 'dc',
  entity: 'dc_movement',
  mode: 'edit',
  permissions: ['dc_return_history'],
  aside: { notes: true },
};
