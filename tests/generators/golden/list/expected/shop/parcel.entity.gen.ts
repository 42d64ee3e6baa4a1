// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import type { ParcelLine } from './parcel-line.entity.gen.ts';
import { parcelState } from './parcel-state.enum.gen.ts';

export type Parcel = {
  id: number;
  version: number;
  code: string;
  state: number;
  depot_id: number | null;
  shelf_id: number | null;
  receiver_phone: string | null;
  price: number | null;
  tracking: string | null;
  return_code: string | null;
  is_fragile: boolean | null;
  images: string[] | null;
  lines: ParcelLine[];
  created_at: string;
  updated_at: string;
};

export const parcelFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  state: { name: 'state', type: 'enum', json: 'integer', required: true, readOnly: true, enum: parcelState },
  depot_id: {
    name: 'depot_id', type: 'reference', json: 'integer', reference: { entity: 'depot', onDelete: 'restrict' },
  },
  shelf_id: {
    name: 'shelf_id', type: 'reference', json: 'integer',
    reference: { entity: 'depot', onDelete: 'restrict', dependsOn: { parent_id: ['depot_id'] } },
  },
  receiver_phone: { name: 'receiver_phone', type: 'phone', json: 'string', maxLength: 20 },
  price: { name: 'price', type: 'money', json: 'integer', minimum: 0, read: ['parcel_price'] },
  tracking: { name: 'tracking', type: 'tracking', json: 'string', maxLength: 50 },
  return_code: { name: 'return_code', type: 'tracking', json: 'string', maxLength: 50 },
  is_fragile: { name: 'is_fragile', type: 'boolean', json: 'boolean' },
  images: { name: 'images', type: 'images', json: 'array' },
  lines: { name: 'lines', type: 'rows', json: 'array', rows: { entity: 'parcel_line', foreignKey: 'parcel_id' } },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const parcelRules: readonly RuleModel[] = [];

export const parcelDisplay = [{ field: 'code' }] as const;
