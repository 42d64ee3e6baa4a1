// Generated from schemas/shop/parcel-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ParcelLine = {
  id: number;
  version: number;
  parcel_id: number;
  sku: string;
  quantity: number;
  created_at: string;
  updated_at: string;
};

export const parcelLineFields = createFields({
  parcel_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'parcel', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const parcelLineRules: readonly RuleModel[] = [];

export const parcelLineDisplay = [{ field: 'sku' }] as const;
