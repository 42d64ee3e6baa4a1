// Generated from schemas/shop/parcel-day.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ParcelDayActionInput = {

};

export type ParcelDayActionResult = {
  packed: number;
};

export const parcelDayActionFields = createFields({});

export const parcelDayAction: ActionCall<ParcelDayActionInput, ParcelDayActionResult> = {
  url: '/shop/parcel-day',
};
