// Generated from schemas/goods/stamp-batch.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const stampBatchForm: FormModel = {
  screen: 'nsca/stamp/batch',
  route: '/nsca/stamp/batch',
  module: 'goods',
  entity: 'stamp_batch',
  mode: 'edit',
  permissions: ['nsca_stamp'],
  aside: {},
};
