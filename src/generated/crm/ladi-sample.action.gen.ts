// Generated from schemas/crm/ladi-sample.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LadiSampleActionInput = {
  sample: string;
};

export type LadiSampleActionResult = {
  /** {incoming, field, transform}, one for each field of the form. */
  rows: unknown;
};

export const ladiSampleActionFields = createFields({
  sample: { type: 'long_text', json: 'string', required: true, maxLength: 5000 },
});

export const ladiSampleAction: ActionCall<LadiSampleActionInput, LadiSampleActionResult> = {
  url: '/ladi-page-sample',
};
