// Generated from schemas/crm/try-script.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TryScriptActionInput = {
  call_script_id: number;
  lead_id: number | null;
};

export type TryScriptActionResult = {
  name: string;
  body: string;
  /** {question, answer}[] */
  objections: unknown;
  /** {id, name, phone}: whose words they are; null where there is no lead. */
  lead: unknown;
};

export const tryScriptActionFields = createFields({
  call_script_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'call_script', onDelete: 'restrict' },
  },
  lead_id: { type: 'reference', json: 'integer', reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const tryScriptAction: ActionCall<TryScriptActionInput, TryScriptActionResult> = {
  url: '/script-try',
};
