// Generated from schemas/office/clock.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type TimeEventKind, timeEventKind } from './time-event-kind.enum.gen.ts';

export type ClockActionInput = {
  kind: TimeEventKind;
  geo_point: Record<string, unknown>;
  accuracy_m: number;
  signature: string;
  /** The moment that the server gave, at most five minutes ago. */
  asked_at: string;
  /** Signature of the phone over moment, kind and place. */
  proof: string;
};

export type ClockActionResult = {
  clocked_at: string;
  site: string;
  distance_m: number;
};

export const clockActionFields = createFields({
  kind: { type: 'enum', json: 'string', required: true, enum: timeEventKind },
  geo_point: { type: 'geo_point', json: 'object', required: true },
  accuracy_m: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 100000 },
  signature: { type: 'device_signature', json: 'string', required: true, maxLength: 500 },
  asked_at: { type: 'date_time', json: 'string', required: true },
  proof: { type: 'code', json: 'string', required: true, maxLength: 200 },
});

export const clockAction: ActionCall<ClockActionInput, ClockActionResult> = {
  url: '/timekeeping/clock',
};
