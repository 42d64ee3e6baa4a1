// Generated from schemas/warehouse/propose-waves.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ProposeWavesForm = {
  warehouse_id: number;
};

export const proposeWavesFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
});
