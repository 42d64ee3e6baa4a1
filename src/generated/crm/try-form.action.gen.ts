// Generated from schemas/crm/try-form.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { FormOutcome } from './form-outcome.enum.gen.ts';

export type TryFormActionInput = {
  ladi_page_id: number;
  sample: string;
};

export type TryFormActionResult = {
  /** {field, text}: fields of a lead with what they become. */
  facts: unknown;
  /** Keywords of forms that were met. */
  words: unknown;
  /** Names of its goods. */
  goods: string | null;
  outcome: FormOutcome;
  /** Name of the rule that gives it away. */
  rule: string | null;
  /** Name of who gets it. */
  account: string | null;
};

export const tryFormActionFields = createFields({
  ladi_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ladi_page', onDelete: 'restrict' },
  },
  sample: { type: 'long_text', json: 'string', required: true, maxLength: 5000 },
});

export const tryFormAction: ActionCall<TryFormActionInput, TryFormActionResult> = {
  url: '/ladi-page-try',
};
