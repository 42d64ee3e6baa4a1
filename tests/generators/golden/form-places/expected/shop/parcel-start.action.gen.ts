// Generated from schemas/shop/parcel-start.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ParcelStartActionInput = {

};

export type ParcelStartActionResult = {
  name: string | null;
};

export const parcelStartActionFields = createFields({});

export const parcelStartAction: ActionCall<ParcelStartActionInput, ParcelStartActionResult> = {
  url: '/parcel-start',
};
