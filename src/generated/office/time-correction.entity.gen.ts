// Generated from schemas/office/time-correction.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ApprovalStatus, approvalStatus } from '#generated/_shared/approval-status.enum.gen.ts';
import { type CorrectionKind, correctionKind } from './correction-kind.enum.gen.ts';

export type TimeCorrection = {
  id: number;
  version: number;
  /** Who asks; it is about his own day. */
  account_id: number | null;
  working_date: string;
  /** The day, once it has a row. */
  work_day_id: number | null;
  kind: CorrectionKind;
  /** Last day of a leave or a trip of several days; none: one day. */
  ends_on: string | null;
  from_at: string | null;
  to_at: string | null;
  reason: string;
  attachments: string[] | null;
  status: ApprovalStatus;
  /** Who decides; never who asks. */
  approver_id: number | null;
  decided_at: string | null;
  /** What the approver said. */
  decision_note: string | null;
  /** How often it was sent, once more with each resubmission. */
  revision: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const timeCorrectionFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  working_date: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  work_day_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'work_day', onDelete: 'restrict' },
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'missed_out', enum: correctionKind,
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  ends_on: {
    type: 'date', json: 'string', onHide: 'clear',
    visible: (c: Logic<TimeCorrection>) => ['leave', 'business_trip'].includes(c.record.kind),
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  from_at: {
    type: 'date_time', json: 'string', onHide: 'keep',
    visible: (c: Logic<TimeCorrection>) => !['leave', 'missed_out'].includes(c.record.kind) && c.record.ends_on == null,
    requiredIf: (c: Logic<TimeCorrection>) => ['missed_in', 'overtime'].includes(c.record.kind),
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  to_at: {
    type: 'date_time', json: 'string', onHide: 'keep',
    visible: (c: Logic<TimeCorrection>) => !['leave', 'missed_in'].includes(c.record.kind) && c.record.ends_on == null,
    requiredIf: (c: Logic<TimeCorrection>) => ['missed_out', 'overtime'].includes(c.record.kind),
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  reason: {
    type: 'long_text', json: 'string', required: true, minLength: 5, maxLength: 500,
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  attachments: {
    type: 'file', json: 'array', maxItems: 3, file: { types: ['pdf', 'jpg', 'png'], maxBytes: 5242880 },
    readOnlyIf: (c: Logic<TimeCorrection>) => c.record.id != null && c.record.created_by !== c.user.id,
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: approvalStatus },
  approver_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 1, default: 1 },
  ...standardFields,
});

export const timeCorrectionRules: readonly RuleModel[] = [
  {
    key: 'wrong_period',
    check: (c: Logic<TimeCorrection>) =>
      c.record.from_at == null || c.record.to_at == null || c.record.from_at < c.record.to_at,
    level: 'error', on: ['create', 'update'], message: 'rule.time_correction.wrong_period', at: 'to_at',
  },
  {
    key: 'nothing_given',
    check: (c: Logic<TimeCorrection>) =>
      c.record.kind == null || !['wrong_place'].includes(c.record.kind) || c.record.from_at != null || c.record.to_at != null,
    level: 'error', on: ['create', 'update'], message: 'rule.time_correction.nothing_given', at: 'from_at',
  },
  {
    key: 'day_to_come',
    check: (c: Logic<TimeCorrection>) =>
      c.record.kind == null || c.record.working_date == null || ['leave', 'business_trip'].includes(c.record.kind) || c.record.working_date <= c.today,
    level: 'error', on: ['create', 'update'], message: 'rule.time_correction.day_to_come', at: 'working_date',
  },
  {
    key: 'ends_before',
    check: (c: Logic<TimeCorrection>) =>
      c.record.working_date == null || c.record.ends_on == null || c.record.working_date <= c.record.ends_on,
    level: 'error', on: ['create', 'update'], message: 'rule.time_correction.ends_before', at: 'ends_on',
  },
  {
    key: 'too_long',
    check: (c: Logic<TimeCorrection>) =>
      c.record.working_date == null || c.record.ends_on == null || c.record.ends_on <= new Date(Date.parse(c.record.working_date) + 30 * 86400000).toISOString().slice(0, 10),
    level: 'error', on: ['create', 'update'], message: 'rule.time_correction.too_long', at: 'ends_on',
  },
];

export const timeCorrectionDisplay = [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }] as const;
