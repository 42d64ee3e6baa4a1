// Generated from schemas/dc/dc-file.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DcFileStatus, dcFileStatus } from './dc-file-status.enum.gen.ts';

export type DcFile = {
  id: number;
  version: number;
  code: string;
  distributor_id: number;
  distributor_name: string | null;
  period_from: string;
  period_to: string;
  /** Day on which it came, in the company's zone. */
  sent_on: string | null;
  file: string | null;
  rows: number;
  accepted: number;
  rejected: number;
  /** The rows that were refused, each with its reason. */
  error_file: string | null;
  amount: number;
  undone_at: string | null;
  status: DcFileStatus | null;
  note: string | null;
  /** Till when it tells of sales; empty once it is undone. */
  reported_to: string | null;
  /** 1, or 0 once it is undone. */
  counted: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const dcFileFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DF', per: 'day', digits: 5 },
  },
  distributor_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  distributor_name: {
    type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'distributor_id.name',
  },
  period_from: { type: 'date', json: 'string', required: true, readOnly: true },
  period_to: { type: 'date', json: 'string', required: true, readOnly: true },
  sent_on: { type: 'date', json: 'string', readOnly: true },
  file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  rows: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  accepted: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  rejected: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  error_file: { type: 'file', json: 'string', readOnly: true, maxLength: 200 },
  amount: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  undone_at: { type: 'date_time', json: 'string', readOnly: true },
  status: {
    type: 'enum', json: 'string', readOnly: true, enum: dcFileStatus,
    compute: {
      stored: true,
      value: (c: Logic<DcFile>) =>
        c.record.undone_at != null ? 'undone' : c.record.rejected != null && c.record.rejected > 0 ? 'partly' : 'done',
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  reported_to: {
    type: 'date', json: 'string', readOnly: true,
    compute: { stored: true, value: (c: Logic<DcFile>) => c.record.undone_at == null ? c.record.period_to : null },
  },
  counted: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: { stored: true, value: (c: Logic<DcFile>) => c.record.undone_at == null ? 1 : 0 },
  },
  ...standardFields,
});

export const dcFileRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<DcFile>) =>
      c.record.period_from == null || c.record.period_to == null || c.record.period_from <= c.record.period_to,
    level: 'error', on: ['create', 'update'], at: 'period_to', message: 'period_backwards',
  },
  {
    key: 'future',
    check: (c: Logic<DcFile>) => c.record.period_to == null || c.record.period_to <= c.today,
    level: 'error', on: ['create'], message: 'rule.dc_file.future', at: 'period_to',
  },
];

export const dcFileDisplay = [{ field: 'code' }] as const;
