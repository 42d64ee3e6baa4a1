// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import { recallDelay } from './recall-delay.enum.gen.ts';

export type LeadRecallForm = {
  delay: number;
  note: string | null;
};

export const leadRecallFormFields = {
  delay: { name: 'delay', type: 'enum', json: 'integer', required: true, enum: recallDelay },
  note: { name: 'note', type: 'long_text', json: 'string', maxLength: 500 },
} as const satisfies Record<string, FieldModel>;
