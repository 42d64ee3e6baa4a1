// Generated from schemas/crm/lead-hold.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadHoldForm = {
  warehouse_id: number;
};

export const leadHoldFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
  },
});
