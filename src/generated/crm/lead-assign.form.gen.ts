// Generated from schemas/crm/lead-assign.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadAssignForm = {
  account_id: number;
};

export const leadAssignFormFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
});
