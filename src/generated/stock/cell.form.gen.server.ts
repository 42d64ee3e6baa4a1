// Generated from schemas/stock/cell.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const cellForm: FormModel = {
  screen: 'warehouse/cell',
  route: '/warehouse/cell',
  module: 'stock',
  entity: 'cell',
  mode: 'edit',
  permissions: ['goods_manager'],
  aside: { notes: true },
};
