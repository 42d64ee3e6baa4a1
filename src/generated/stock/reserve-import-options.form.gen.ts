// Generated from schemas/stock/reserve-import-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ReserveImportOptionsForm = {
  warehouse_id: number | null;
  expires_at: string | null;
  tracking_codes: string | null;
};

export const reserveImportOptionsFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  expires_at: { type: 'date_time', json: 'string' },
  tracking_codes: { type: 'long_text', json: 'string', maxLength: 4000 },
});
