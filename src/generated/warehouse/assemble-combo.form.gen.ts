// Generated from schemas/warehouse/assemble-combo.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type AssembleComboForm = {
  warehouse_id: number;
  quantity: number;
  lot: string | null;
  expired_date: string | null;
  planned: boolean | null;
  uids: string | null;
  note: string | null;
};

export const assembleComboFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  planned: { type: 'boolean', json: 'boolean', default: false },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
