// Generated from schemas/crm/known-person.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type KnownPersonActionInput = {
  phone: string;
};

export type KnownPersonActionResult = {
  /** {phone, name, address, ward, city, address_scheme, id_city, id_county, id_ward}: one, or none where nobody is known. */
  rows: unknown;
};

export const knownPersonActionFields = createFields({
  phone: { type: 'text', json: 'string', required: true, maxLength: 20 },
});

export const knownPersonAction: ActionCall<KnownPersonActionInput, KnownPersonActionResult> = {
  url: '/lead-known-person',
};
