// Generated from schemas/shop/close-day.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CloseDayActionInput = {

};

export type CloseDayActionResult = {

};

export const closeDayActionFields = createFields({});

export const closeDayAction: ActionCall<CloseDayActionInput, CloseDayActionResult> = {
  url: '/shop/close-day',
};
