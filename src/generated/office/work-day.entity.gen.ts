// Generated from schemas/office/work-day.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type LatenessType, latenessType } from './lateness-type.enum.gen.ts';
import { type TimeFlag, timeFlag } from './time-flag.enum.gen.ts';
import { type WorkDayLock, workDayLock } from './work-day-lock.enum.gen.ts';
import { type WorkDayState, workDayState } from './work-day-state.enum.gen.ts';

export type WorkDay = {
  id: number;
  version: number;
  account_id: number;
  working_date: string;
  shift_id: number | null;
  /** As the shift was when the day began. */
  planned_in: string | null;
  planned_out: string | null;
  break_minutes: number;
  grace_minutes: number;
  /** The cutoff: what is missing then stays missing. */
  closes_at: string | null;
  first_in: string | null;
  last_out: string | null;
  /** Since when he is away within the shift. */
  out_since: string | null;
  worked_minutes: number;
  late_minutes: number;
  early_minutes: number;
  mid_minutes: number;
  /** Granted by a correction. */
  overtime_minutes: number;
  lateness_types: LatenessType[] | null;
  state: WorkDayState;
  site_id: number | null;
  flags: TimeFlag[] | null;
  /** Somebody has to look at it. */
  is_exception: boolean;
  lock: WorkDayLock;
  /** A correction has changed it. */
  is_corrected: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const workDayFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'account', onDelete: 'restrict' },
  },
  working_date: { type: 'date', json: 'string', required: true, readOnly: true },
  shift_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'work_shift', onDelete: 'restrict' },
  },
  planned_in: { type: 'date_time', json: 'string', readOnly: true },
  planned_out: { type: 'date_time', json: 'string', readOnly: true },
  break_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  grace_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  closes_at: { type: 'date_time', json: 'string', readOnly: true },
  first_in: { type: 'date_time', json: 'string', readOnly: true },
  last_out: { type: 'date_time', json: 'string', readOnly: true },
  out_since: { type: 'date_time', json: 'string', readOnly: true },
  worked_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  late_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  early_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  mid_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  overtime_minutes: { type: 'duration', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  lateness_types: { type: 'enums', json: 'array', readOnly: true, enum: latenessType },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'expected', enum: workDayState },
  site_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'work_site', onDelete: 'restrict' },
  },
  flags: { type: 'enums', json: 'array', readOnly: true, enum: timeFlag },
  is_exception: {
    type: 'boolean', json: 'boolean', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<WorkDay>) =>
        ['incomplete', 'absent'].includes(c.record.state) || c.record.late_minutes != null && c.record.late_minutes > 0 || c.record.early_minutes != null && c.record.early_minutes > 0 || c.record.mid_minutes != null && c.record.mid_minutes > 0 || (c.record.flags ?? []).some((item) => ['mock_place', 'same_place'].includes(item)),
    },
  },
  lock: { type: 'enum', json: 'string', required: true, readOnly: true, enum: workDayLock },
  is_corrected: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const workDayRules: readonly RuleModel[] = [];

export const workDayDisplay = [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }] as const;
