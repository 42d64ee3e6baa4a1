// Generated from schemas/office/timekeeping-today.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TimekeepingTodayActionInput = {
  signature: string | null;
};

export type TimekeepingTodayActionResult = {
  /** The clock that counts, and what the phone signs. */
  now: string;
  /** none, pending, active or revoked. */
  device: string;
  /** What can be clocked now; the first is the button. */
  kinds: unknown;
  /** {working_date, shift, planned_in, planned_out, first_in, last_out, out_since, state} */
  day: unknown;
  /** {id, kind, clocked_at, site}, the latest first. */
  events: unknown;
  /** {id, name, lat, lng, radius_m} where he may clock. */
  sites: unknown;
};

export const timekeepingTodayActionFields = createFields({
  signature: { type: 'device_signature', json: 'string', maxLength: 500 },
});

export const timekeepingTodayAction: ActionCall<TimekeepingTodayActionInput, TimekeepingTodayActionResult> = {
  url: '/timekeeping/today',
};
