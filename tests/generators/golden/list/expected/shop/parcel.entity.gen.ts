// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ParcelLine } from './parcel-line.entity.gen.ts';
import { type ParcelState, parcelState } from './parcel-state.enum.gen.ts';

export type Parcel = {
  id: number;
  version: number;
  code: string;
  state: ParcelState;
  pos_id: number | null;
  depot_id: number | null;
  shelf_id: number | null;
  first_id: number | null;
  receiver_phone: string | null;
  price: number | null;
  profit: number | null;
  tracking: string | null;
  return_code: string | null;
  is_fragile: boolean | null;
  images: string[] | null;
  lines: ParcelLine[];
  created_at: string;
  updated_at: string;
};

export const parcelFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  state: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: parcelState },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  depot_id: {
    type: 'reference', json: 'integer', empty: 'messages.choose_depot',
    reference: { entity: 'depot', onDelete: 'restrict' },
  },
  shelf_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'depot', onDelete: 'restrict', dependsOn: { parent_id: ['depot_id'] } },
  },
  first_id: { type: 'reference', json: 'integer', reference: { entity: 'parcel', onDelete: 'restrict' } },
  receiver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  price: { type: 'money', json: 'integer', minimum: 0, read: ['parcel_price'] },
  profit: { type: 'money', json: 'integer', read: ['parcel_price'], walls: [['parcel_manager']] },
  tracking: { type: 'tracking', json: 'string', maxLength: 50 },
  return_code: { type: 'tracking', json: 'string', maxLength: 50 },
  is_fragile: { type: 'boolean', json: 'boolean' },
  images: { type: 'images', json: 'array' },
  lines: { type: 'rows', json: 'array', rows: { entity: 'parcel_line', foreignKey: 'parcel_id' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const parcelRules: readonly RuleModel[] = [];

export const parcelDisplay = [{ field: 'code' }] as const;
