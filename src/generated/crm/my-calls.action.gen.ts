// Generated from schemas/crm/my-calls.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MyCallsActionInput = {

};

export type MyCallsActionResult = {
  calls: number;
  contacted: number;
  agreed: number;
  value: number;
  /** Of a call, on the average. */
  seconds: number | null;
  /** How many leads of the pool one may still take today. */
  claims_left: number | null;
  team_calls: number;
  team_contacted: number;
  team_seconds: number | null;
  /** Of those who called today, on the average. */
  mean_calls: number;
  mean_agreed: number;
  mean_value: number;
  /** Whether one gets new leads. */
  is_receiving: boolean;
};

export const myCallsActionFields = createFields({});

export const myCallsAction: ActionCall<MyCallsActionInput, MyCallsActionResult> = {
  url: '/lead-my-calls',
};
