// Generated from schemas/pos/request-display.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type RequestDisplayForm = {
  warehouse_id: number;
  quantity: number;
  wanted_on: string;
  note: string | null;
};

export const requestDisplayFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  wanted_on: { type: 'date', json: 'string', required: true },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
