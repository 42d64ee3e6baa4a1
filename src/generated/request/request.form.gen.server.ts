// Generated from schemas/request/request.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const requestForm: FormModel = {
  screen: 'internal/request',
  route: '/internal/request',
  module: 'request',
  entity: 'task_request',
  mode: 'edit',
  permissions: [],
  aside: { notes: true },
};
