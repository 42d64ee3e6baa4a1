// Generated from schemas/pos/shift.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const shiftForm: FormModel = {
  screen: 'pos/shift',
  route: '/pos/shift',
  module: 'pos',
  entity: 'pos_shift',
  mode: 'edit',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  aside: { notes: true },
};
