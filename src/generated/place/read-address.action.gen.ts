// Generated from schemas/place/read-address.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReadAddressActionInput = {
  text: string;
};

export type ReadAddressActionResult = {
  /** {address, units, country, address_scheme, id_city, id_county, id_ward}, the ids with their labels. */
  rows: unknown;
};

export const readAddressActionFields = createFields({
  text: { type: 'text', json: 'string', required: true, maxLength: 500 },
});

export const readAddressAction: ActionCall<ReadAddressActionInput, ReadAddressActionResult> = {
  url: '/address-read',
};
