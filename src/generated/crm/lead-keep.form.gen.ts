// Generated from schemas/crm/lead-keep.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type LeadTemporaryType, leadTemporaryType } from './lead-temporary-type.enum.gen.ts';

export type LeadKeepForm = {
  temporary_type: LeadTemporaryType;
  temporary_until: string | null;
  design_note: string | null;
  /** Where its goods are kept back meanwhile; empty: nowhere. */
  warehouse_id: number | null;
};

export const leadKeepFormFields = createFields({
  temporary_type: { type: 'enum', json: 'string', required: true, default: 'draft', enum: leadTemporaryType },
  temporary_until: { type: 'date_time', json: 'string' },
  design_note: {
    type: 'long_text', json: 'string', maxLength: 1000, onHide: 'keep',
    visible: (c: Logic<LeadKeepForm>) => c.record.temporary_type === 'designed',
  },
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
  },
});
