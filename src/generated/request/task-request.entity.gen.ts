// Generated from schemas/request/task-request.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ApprovalStatus, approvalStatus } from '#generated/_shared/approval-status.enum.gen.ts';
import { type RequestKind, requestKind } from './request-kind.enum.gen.ts';
import { type RequestPriority, requestPriority } from './request-priority.enum.gen.ts';

export type TaskRequest = {
  id: number;
  version: number;
  code: string;
  kind: RequestKind;
  title: string;
  content: string;
  order_id: number | null;
  goods_id: number | null;
  lead_id: number | null;
  /** Code of another document or lead that it is about. */
  link_code: string | null;
  amount: number | null;
  files: string[] | null;
  priority: RequestPriority;
  /** Who is to do it. */
  account_id: number;
  status: ApprovalStatus;
  /** Who decides; never who asks. */
  approver_id: number;
  decided_at: string | null;
  /** What the approver said. */
  decision_note: string | null;
  /** How often it was sent, once more with each resubmission. */
  revision: number;
  due_at: string;
  done_at: string | null;
  result: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const taskRequestFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'YC', per: 'day', digits: 5 },
  },
  kind: { type: 'enum', json: 'string', required: true, default: 'other', enum: requestKind },
  title: { type: 'text', json: 'string', required: true, key: true, maxLength: 200 },
  content: { type: 'long_text', json: 'string', required: true, maxLength: 4000 },
  order_id: {
    type: 'reference', json: 'integer', reference: { entity: 'order', onDelete: 'restrict' },
    read: ['administration_request', 'order_manager'],
    requiredIf: (c: Logic<TaskRequest>) => c.record.kind === 'order',
  },
  goods_id: {
    type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' },
    read: ['administration_request', 'goods_manager'],
  },
  lead_id: {
    type: 'reference', json: 'integer', reference: { entity: 'lead', onDelete: 'restrict' },
    read: [
      'administration_request', 'crm_lead_dead', 'crm_lead_telesale', 'crm_lead_double_check', 'crm_lead_wait_confirm',
    ],
  },
  link_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  amount: { type: 'money', json: 'integer', minimum: 0 },
  files: {
    type: 'file', json: 'array', maxItems: 5, file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  priority: { type: 'enum', json: 'string', required: true, default: 'normal', enum: requestPriority },
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: approvalStatus },
  approver_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 1, default: 1 },
  due_at: { type: 'date_time', json: 'string', required: true },
  done_at: { type: 'date_time', json: 'string', readOnly: true },
  result: { type: 'long_text', json: 'string', readOnly: true, maxLength: 2000 },
  ...standardFields,
});

export const taskRequestRules: readonly RuleModel[] = [
  {
    key: 'own_approver',
    check: (c: Logic<TaskRequest>) => c.record.approver_id == null || c.record.approver_id !== c.user.id,
    level: 'error', on: ['create', 'update'], message: 'rule.task_request.own_approver', at: 'approver_id',
  },
  {
    key: 'due_in_past',
    check: (c: Logic<TaskRequest>) => c.record.due_at == null || c.record.due_at >= c.now,
    level: 'error', on: ['create'], message: 'rule.task_request.due_in_past', at: 'due_at',
  },
  {
    key: 'file_needed',
    check: (c: Logic<TaskRequest>) => c.record.amount == null || c.record.files != null,
    level: 'error', on: ['create', 'update'], message: 'rule.task_request.file_needed', at: 'files',
  },
];

export const taskRequestDisplay = [{ field: 'code' }, ' – ', { field: 'title' }] as const;
