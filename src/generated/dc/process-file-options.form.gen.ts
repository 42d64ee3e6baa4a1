// Generated from schemas/dc/process-file-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ProcessFileOptionsForm = {
  from_id: number;
  period_from: string;
  period_to: string;
  note: string | null;
};

export const processFileOptionsFormFields = createFields({
  from_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  period_from: { type: 'date', json: 'string', required: true },
  period_to: { type: 'date', json: 'string', required: true },
  note: { type: 'text', json: 'string', maxLength: 500 },
});
