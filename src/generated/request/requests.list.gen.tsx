// Generated from schemas/request/requests.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type TaskRequest, taskRequestFields } from './task-request.entity.gen.ts';
import { taskRequestWorkflow } from './task-request.workflow.gen.ts';

export const list = createList({
  screen: 'internal/request',
  route: '/internal/request',
  resource: 'task_request',
  title: 'screen.internal/request.title',
  permissions: ['administration_request'],
  urls: { list: '/request-list', count: '/request-count', download: '/request-download' },
  downloadName: 'requests.xlsx',
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
    column(taskRequestFields.account_id, { label: 'task_request.account_id', cell: 'reference', width: 180 }),
    column(taskRequestFields.approver_id, { label: 'task_request.approver_id', cell: 'reference', width: 180 }),
    column(taskRequestFields.due_at, { label: 'task_request.due_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.done_at, { label: 'task_request.done_at', cell: 'date_time', sort: true }),
    column(taskRequestFields.amount, {
      label: 'task_request.amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(taskRequestFields.order_id, { label: 'task_request.order_id', cell: 'reference', show: 'optional' }),
    column(taskRequestFields.goods_id, { label: 'task_request.goods_id', cell: 'reference', show: 'optional' }),
    column(taskRequestFields.lead_id, { label: 'task_request.lead_id', cell: 'reference', show: 'optional' }),
    column(taskRequestFields.link_code, { label: 'task_request.link_code', cell: 'code', show: 'optional' }),
    column(taskRequestFields.decided_at, {
      label: 'task_request.decided_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(taskRequestFields.decision_note, { label: 'task_request.decision_note', cell: 'text', show: 'optional' }),
    column(taskRequestFields.revision, { label: 'task_request.revision', cell: 'number', show: 'optional', sort: true }),
    column(taskRequestFields.result, { label: 'task_request.result', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(taskRequestFields.code, { label: 'task_request.code', kind: 'code_list' }),
    filter(taskRequestFields.title, { label: 'task_request.title', kind: 'text' }),
    filter(taskRequestFields.status, { label: 'task_request.status', kind: 'multi_select' }),
    filter(taskRequestFields.kind, { label: 'task_request.kind', kind: 'multi_select' }),
    filter(taskRequestFields.priority, { label: 'task_request.priority', kind: 'multi_select' }),
    filter(taskRequestFields.created_by, { label: 'task_request.requester', kind: 'reference' }),
    filter(taskRequestFields.account_id, { label: 'task_request.account_id', kind: 'reference' }),
    filter(taskRequestFields.approver_id, { label: 'task_request.approver_id', kind: 'reference' }),
    filter(taskRequestFields.due_at, {
      label: 'task_request.due_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(taskRequestFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(taskRequestFields.order_id, { label: 'task_request.order_id', kind: 'reference', place: 'panel' }),
    filter(taskRequestFields.lead_id, { label: 'task_request.lead_id', kind: 'reference', place: 'panel' }),
    filter(taskRequestFields.link_code, { label: 'task_request.link_code', kind: 'text', place: 'panel' }),
    filter(taskRequestFields.done_at, {
      label: 'task_request.done_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['for_me', 'to_approve', 'mine_waiting', 'overdue'],
  viewModes: [
    { key: 'for_me', label: 'screen.internal/request.mode.for_me', badge: 'for_me' },
    { key: 'mine', label: 'screen.internal/request.mode.mine', badge: 'mine_waiting' },
    { key: 'to_approve', label: 'screen.internal/request.mode.to_approve', badge: 'to_approve' },
    { key: 'open', label: 'screen.internal/request.mode.open' },
    { key: 'all', label: 'screen.internal/request.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/internal/request/create', permissions: ['administration_request'],
      tone: 'success',
    },
    {
      key: 'displays', label: 'screen.internal/request.action.displays',
      route: '/administration/pos-goods-display-request', statistic: 'waiting',
      permissions: ['administration_pos_goods_display_request'],
    },
    {
      key: 'dc_orders', label: 'screen.internal/request.action.dc_orders', route: '/dc/order', statistic: 'to_decide',
      permissions: ['dc_order'],
    },
    {
      key: 'corrections', label: 'screen.internal/request.action.corrections', route: '/timekeeping/list/correction',
      statistic: 'waiting', permissions: ['office_timekeeping', 'timekeeping_manager'],
    },
    {
      key: 'products', label: 'screen.internal/request.action.products', route: '/administration/product-development',
      statistic: 'wait_approval',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
    },
    {
      key: 'rates', label: 'screen.internal/request.action.rates', route: '/crm/exchange-rate', statistic: 'waiting',
      permissions: ['crm_currency_exchange'],
    },
  ],
  row: [
    { key: 'take', label: 'task_request.transition.take', transition: 'take', tone: 'progress' },
    { key: 'approve', label: 'task_request.transition.approve', transition: 'approve', tone: 'success' },
    { key: 'reject', label: 'task_request.transition.reject', transition: 'reject', tone: 'danger' },
    { key: 'give_back', label: 'task_request.transition.give_back', transition: 'give_back' },
    { key: 'done', label: 'task_request.transition.done', transition: 'done', tone: 'success' },
    { key: 'resubmit', label: 'task_request.transition.resubmit', transition: 'resubmit' },
  ],
  bulk: [
    { key: 'take', label: 'task_request.transition.take', transition: 'take', tone: 'progress' },
    { key: 'approve', label: 'task_request.transition.approve', transition: 'approve', tone: 'success' },
    { key: 'reject', label: 'task_request.transition.reject', transition: 'reject', tone: 'danger' },
  ],
  workflows: [taskRequestWorkflow],
  open: '/internal/request',
  create: { route: '/internal/request/create', permissions: ['administration_request'] },
  mobile: { title: 'title', lines: ['status', 'account_id', 'due_at', 'priority'] },
  rowTone: [
    {
      when: (c: Logic<TaskRequest>) =>
        c.record.done_at == null && [1, 2, 3].includes(c.record.status) && (c.record.due_at != null && c.record.due_at < c.now),
      tone: 'danger',
    },
    {
      when: (c: Logic<TaskRequest>) =>
        [1, 2].includes(c.record.status) && (c.record.created_at != null && c.record.created_at < new Date(Date.parse(c.now) - 2 * 86400000).toISOString()),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.internal/request.empty',
  live: true,
});

export default function RequestsList() {
  return <ListScreen list={list} />;
}
