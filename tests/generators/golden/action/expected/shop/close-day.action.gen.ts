// Generated from schemas/shop/close-day.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import type { FieldModel } from '#contract/model.ts';

export type CloseDayActionInput = {

};

export type CloseDayActionResult = {

};

export const closeDayActionFields = {} as const satisfies Record<string, FieldModel>;

export const closeDayAction: ActionCall<CloseDayActionInput, CloseDayActionResult> = {
  url: '/shop/close-day',
};
