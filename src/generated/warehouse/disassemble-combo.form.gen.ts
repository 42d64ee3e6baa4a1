// Generated from schemas/warehouse/disassemble-combo.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type DisassembleComboForm = {
  warehouse_id: number;
  quantity: number;
  planned: boolean | null;
  uids: string | null;
  note: string | null;
};

export const disassembleComboFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  planned: { type: 'boolean', json: 'boolean', default: false },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
