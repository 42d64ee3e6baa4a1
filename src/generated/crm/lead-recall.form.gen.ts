// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type CallResult, callResult } from './call-result.enum.gen.ts';
import { type RecallDelay, recallDelay } from './recall-delay.enum.gen.ts';

export type LeadRecallForm = {
  result: CallResult;
  delay: RecallDelay | null;
  note: string | null;
  recall_at: string | null;
};

export const leadRecallFormFields = createFields({
  result: { type: 'enum', json: 'string', required: true, default: 'no_answer', enum: callResult },
  delay: { type: 'enum', json: 'integer', enum: recallDelay },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  recall_at: { type: 'date_time', json: 'string' },
});
