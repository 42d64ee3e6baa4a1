// Generated from schemas/request/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import requestCode from '#modules/request/request.server.ts';
import { requestDoneForm } from './request-done.form.gen.server.ts';
import { requestKind } from './request-kind.enum.gen.ts';
import { requestPriority } from './request-priority.enum.gen.ts';
import { requestForm } from './request.form.gen.server.ts';
import { requestsGivenList } from './requests-given.list.gen.server.ts';
import { requestsList } from './requests.list.gen.server.ts';
import { taskRequestModel } from './task-request.entity.gen.server.ts';

export const requestParts: ModuleParts = {
  module: { name: 'request', order: 80, tab: 'request', menu: [['administration_request'], []], settings: [] },
  entities: [taskRequestModel],
  lists: [requestsGivenList, requestsList],
  forms: [requestDoneForm, requestForm],
  enums: [requestKind, requestPriority],
  notifications: [
    { key: 'request_waiting', type: 3, severity: 'info', link: '/internal/request/{id}', to: 'account' },
    { key: 'request_given', type: 3, severity: 'info', link: '/internal/request/{id}', to: 'account' },
    { key: 'request_decided', type: 3, severity: 'info', link: '/internal/request/{id}', to: 'account' },
    { key: 'request_done', type: 3, severity: 'success', link: '/internal/request/{id}', to: 'account' },
    { key: 'request_overdue', type: 3, severity: 'warning', link: '/internal/request/{id}', to: 'account' },
  ],
  code: requestCode,
};
