// Generated from schemas/shop/parcel-line.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type ParcelLine = {
  id: number;
  version: number;
  parcel_id: number;
  sku: string;
  quantity: number;
  created_at: string;
  updated_at: string;
};

export const parcelLineFields = {
  parcel_id: {
    name: 'parcel_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'parcel', onDelete: 'restrict' },
  },
  sku: { name: 'sku', type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', required: true, minimum: 1 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const parcelLineRules: readonly RuleModel[] = [];

export const parcelLineDisplay = [{ field: 'sku' }] as const;
