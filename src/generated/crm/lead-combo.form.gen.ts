// Generated from schemas/crm/lead-combo.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadComboForm = {
  combo_id: number;
  quantity: number;
};

export const leadComboFormFields = createFields({
  combo_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
});
