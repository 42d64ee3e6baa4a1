// Generated from schemas/office/own-month.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OwnMonthActionInput = {
  /** Any day of it; none: the month that is. */
  month: string | null;
};

export type OwnMonthActionResult = {
  /** Its first day. */
  month: string;
  is_current: boolean;
  /** {id, working_date, shift, state, first_in, last_out, worked_minutes, late_minutes, early_minutes, mid_minutes, overtime_minutes, lock, correction_id, correction_status}, the latest first. */
  days: unknown;
  /** {days, worked_minutes, late_days, late_minutes, early_days, early_minutes, incomplete, absent, leave, overtime_minutes} */
  totals: unknown;
};

export const ownMonthActionFields = createFields({
  month: { type: 'date', json: 'string' },
});

export const ownMonthAction: ActionCall<OwnMonthActionInput, OwnMonthActionResult> = {
  url: '/timekeeping/own-month',
};
