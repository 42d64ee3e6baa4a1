// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Parcel = {
  id: number;
  version: number;
  total: number;
  depot_id: number | null;
  note: string | null;
  sent_on: string | null;
  created_at: string;
  updated_at: string;
};

export const parcelFields = createFields({
  total: { type: 'money', json: 'integer', required: true, read: ['sale_report'] },
  depot_id: { type: 'reference', json: 'integer', reference: { entity: 'depot', onDelete: 'restrict' } },
  note: { type: 'text', json: 'string', maxLength: 50 },
  sent_on: { type: 'date', json: 'string' },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const parcelRules: readonly RuleModel[] = [];

export const parcelDisplay = ['#', { field: 'id' }] as const;
