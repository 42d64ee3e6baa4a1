// Generated from schemas/request/requests-given.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { taskRequestFields } from './task-request.entity.gen.ts';

export const requestsGivenList = createList({
  screen: 'internal/request-given',
  route: '/internal/request-given',
  module: 'request',
  entity: 'task_request',
  permissions: [],
  urls: { list: '/request-given-list', count: '/request-given-count', download: '/request-given-download' },
  downloadName: 'requests-given.xlsx',
  columns: [
    column(taskRequestFields.code, { label: 'task_request.code', show: 'always', sort: true }),
    column(taskRequestFields.kind, { label: 'task_request.kind' }),
    column(taskRequestFields.title, { label: 'task_request.title' }),
    column(taskRequestFields.status, { label: 'task_request.status', sort: true }),
    column(taskRequestFields.priority, { label: 'task_request.priority', sort: true }),
    column(taskRequestFields.created_by, { label: 'task_request.requester' }),
    column(taskRequestFields.approver_id, { label: 'task_request.approver_id' }),
    column(taskRequestFields.due_at, { label: 'task_request.due_at', sort: true }),
    column(taskRequestFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(taskRequestFields.done_at, { label: 'task_request.done_at', sort: true }),
    column(taskRequestFields.link_code, { label: 'task_request.link_code', show: 'optional' }),
    column(taskRequestFields.decision_note, { label: 'task_request.decision_note', show: 'optional' }),
    column(taskRequestFields.result, { label: 'task_request.result', show: 'optional' }),
  ],
  filters: [
    filter(taskRequestFields.code, { label: 'task_request.code', kind: 'code_list' }),
    filter(taskRequestFields.title, { label: 'task_request.title', kind: 'text' }),
    filter(taskRequestFields.kind, { label: 'task_request.kind', kind: 'multi_select' }),
    filter(taskRequestFields.status, { label: 'task_request.status', kind: 'multi_select' }),
    filter(taskRequestFields.priority, { label: 'task_request.priority', kind: 'multi_select' }),
    filter(taskRequestFields.created_by, { label: 'task_request.requester', kind: 'reference' }),
    filter(taskRequestFields.due_at, { label: 'task_request.due_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'to_do', where: { account_id: { me: true }, status: [3], done_at: [null] } },
    { key: 'to_approve', where: { approver_id: { me: true }, status: [1, 2] } },
  ],
  viewModes: [
    { key: 'to_do', where: { account_id: { me: true }, status: [3], done_at: [null] }, badge: 'to_do' },
    { key: 'coming', where: { account_id: { me: true }, status: [1, 2] } },
    { key: 'to_approve', where: { approver_id: { me: true }, status: [1, 2] }, badge: 'to_approve' },
    { key: 'given', where: { account_id: { me: true } } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
