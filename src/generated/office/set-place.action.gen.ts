// Generated from schemas/office/set-place.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetPlaceActionInput = {
  site_id: number;
  geo_point: Record<string, unknown>;
  accuracy_m: number;
};

export type SetPlaceActionResult = {

};

export const setPlaceActionFields = createFields({
  site_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'work_site', onDelete: 'restrict' },
  },
  geo_point: { type: 'geo_point', json: 'object', required: true },
  accuracy_m: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 100000, unit: 'm' },
});

export const setPlaceAction: ActionCall<SetPlaceActionInput, SetPlaceActionResult> = {
  url: '/set-place',
};
