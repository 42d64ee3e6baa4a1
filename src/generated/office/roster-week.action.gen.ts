// Generated from schemas/office/roster-week.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Department, department } from '#generated/system/department.enum.gen.ts';

export type RosterWeekActionInput = {
  /** The first of the seven days. */
  from: string;
  department: Department | null;
};

export type RosterWeekActionResult = {
  today: string;
  /** The seven dates. */
  days: unknown;
  /** {id, code, name} of those in use. */
  shifts: unknown;
  /** {id, name, department, shifts}: the shift of each of the days by its id, null where he has none or does not work. */
  people: unknown;
};

export const rosterWeekActionFields = createFields({
  from: { type: 'date', json: 'string', required: true },
  department: { type: 'enum', json: 'string', enum: department },
});

export const rosterWeekAction: ActionCall<RosterWeekActionInput, RosterWeekActionResult> = {
  url: '/roster-week',
};
