// Generated from schemas/material/material.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const materialForm: FormModel = {
  screen: 'material/list',
  route: '/material/list',
  module: 'material',
  entity: 'material',
  mode: 'edit',
  permissions: ['material_manager'],
  aside: { notes: true },
};
