// Generated from schemas/dc/process-file.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const processFileForm: FormModel = {
  screen: 'dc/process-file',
  route: '/dc/process-file',
  module: 'dc',
  entity: 'dc_file',
  mode: 'edit',
  permissions: ['dc_process_file'],
  aside: { notes: true },
};
