// Generated from schemas/office/work-shift.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Weekday, weekday } from '#generated/_shared/weekday.enum.gen.ts';
import { type ShiftWindow, shiftWindow } from './shift-window.enum.gen.ts';

export type WorkShift = {
  id: number;
  version: number;
  code: string;
  name: string;
  start_at: string;
  /** Before the start: it ends on the next day. */
  end_at: string;
  crosses_midnight: boolean;
  /** Till then what somebody clocks belongs to the day before. */
  cutoff: string;
  checkin_before: ShiftWindow;
  checkin_after: ShiftWindow;
  checkout_before: ShiftWindow;
  checkout_after: ShiftWindow;
  break_minutes: number;
  /** Within it nobody is late; beyond it every minute counts. */
  grace_minutes: number;
  weekdays: Weekday[];
  /** Where people of the shift clock in; none: at any site. */
  site_ids: number[] | null;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const workShiftFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 30 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  start_at: { type: 'time', json: 'string', required: true },
  end_at: { type: 'time', json: 'string', required: true },
  crosses_midnight: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  cutoff: { type: 'time', json: 'string', required: true },
  checkin_before: { type: 'enum', json: 'integer', required: true, default: 60, enum: shiftWindow },
  checkin_after: { type: 'enum', json: 'integer', required: true, default: 120, enum: shiftWindow },
  checkout_before: { type: 'enum', json: 'integer', required: true, default: 120, enum: shiftWindow },
  checkout_after: { type: 'enum', json: 'integer', required: true, default: 240, enum: shiftWindow },
  break_minutes: { type: 'duration', json: 'integer', required: true, minimum: 0, maximum: 240, default: 60 },
  grace_minutes: { type: 'duration', json: 'integer', required: true, minimum: 0, maximum: 30, default: 0 },
  weekdays: { type: 'enums', json: 'array', required: true, enum: weekday },
  site_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'work_site', table: 'work_shift__site_ids', foreignKey: 'work_shift_id', otherKey: 'work_site_id',
    },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const workShiftRules: readonly RuleModel[] = [
  {
    key: 'no_length',
    check: (c: Logic<WorkShift>) =>
      c.record.start_at == null || c.record.end_at == null || c.record.start_at !== c.record.end_at,
    level: 'error', on: ['create', 'update'], message: 'rule.work_shift.no_length', at: 'end_at',
  },
];

export const workShiftDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
