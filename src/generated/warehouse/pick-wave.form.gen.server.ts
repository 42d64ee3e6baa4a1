// Generated from schemas/warehouse/pick-wave.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const pickWaveForm: FormModel = {
  screen: 'warehouse/pick-wave',
  route: '/warehouse/pick-wave',
  module: 'warehouse',
  entity: 'pick_wave',
  mode: 'edit',
  permissions: ['order_manager'],
  aside: { notes: true },
};
