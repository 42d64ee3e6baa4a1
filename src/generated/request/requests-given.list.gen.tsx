// Generated from schemas/request/requests-given.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type TaskRequest, taskRequestFields } from './task-request.entity.gen.ts';
import { taskRequestWorkflow } from './task-request.workflow.gen.ts';

export const list = createList({
  screen: 'internal/request-given',
  route: '/internal/request-given',
  resource: 'task_request',
  title: 'screen.internal/request-given.title',
  permissions: [],
  urls: { list: '/request-given-list', count: '/request-given-count', download: '/request-given-download' },
  downloadName: 'requests-given.xlsx',
  columns: [
    column(taskRequestFields.code, {
      label: 'task_request.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/internal/request',
    }),
    column(taskRequestFields.kind, { label: 'task_request.kind', cell: 'enum' }),
    column(taskRequestFields.title, { label: 'task_request.title', cell: 'text', width: 280 }),
    column(taskRequestFields.status, { label: 'task_request.status', cell: 'enum', sort: true }),
    column(taskRequestFields.priority, { label: 'task_request.priority', cell: 'enum', sort: true }),
    column(taskRequestFields.created_by, { label: 'task_request.requester', cell: 'reference', width: 180 }),
    column(taskRequestFields.approver_id, { label: 'task_request.approver_id', cell: 'reference', width: 180 }),
    column(taskRequestFields.due_at, { label: 'task_request.due_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.done_at, { label: 'task_request.done_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.link_code, { label: 'task_request.link_code', cell: 'code', show: 'optional' }),
    column(taskRequestFields.decision_note, { label: 'task_request.decision_note', cell: 'text', show: 'optional' }),
    column(taskRequestFields.result, { label: 'task_request.result', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(taskRequestFields.code, { label: 'task_request.code', kind: 'code_list' }),
    filter(taskRequestFields.title, { label: 'task_request.title', kind: 'text' }),
    filter(taskRequestFields.kind, { label: 'task_request.kind', kind: 'multi_select' }),
    filter(taskRequestFields.status, { label: 'task_request.status', kind: 'multi_select' }),
    filter(taskRequestFields.priority, { label: 'task_request.priority', kind: 'multi_select' }),
    filter(taskRequestFields.created_by, { label: 'task_request.requester', kind: 'reference' }),
    filter(taskRequestFields.due_at, {
      label: 'task_request.due_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['to_do', 'to_approve'],
  viewModes: [
    { key: 'to_do', label: 'screen.internal/request-given.mode.to_do', badge: 'to_do' },
    { key: 'coming', label: 'screen.internal/request-given.mode.coming' },
    { key: 'to_approve', label: 'screen.internal/request-given.mode.to_approve', badge: 'to_approve' },
    { key: 'given', label: 'screen.internal/request-given.mode.given' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    { key: 'done', label: 'task_request.transition.done', transition: 'done', tone: 'success' },
    { key: 'take', label: 'task_request.transition.take', transition: 'take', tone: 'progress' },
    { key: 'approve', label: 'task_request.transition.approve', transition: 'approve', tone: 'success' },
    { key: 'reject', label: 'task_request.transition.reject', transition: 'reject', tone: 'danger' },
    { key: 'give_back', label: 'task_request.transition.give_back', transition: 'give_back' },
  ],
  workflows: [taskRequestWorkflow],
  open: '/internal/request',
  create: { route: '/internal/request/create', permissions: ['administration_request'] },
  mobile: { title: 'title', lines: ['status', 'created_by', 'due_at', 'priority'] },
  rowTone: [
    {
      when: (c: Logic<TaskRequest>) =>
        c.record.done_at == null && [1, 2, 3].includes(c.record.status) && (c.record.due_at != null && c.record.due_at < c.now),
      tone: 'danger',
    },
  ],
  emptyText: 'screen.internal/request-given.empty',
  live: true,
});

export default function RequestsGivenList() {
  return <ListScreen list={list} />;
}
