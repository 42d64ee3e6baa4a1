// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type Parcel = {
  id: number;
  version: number;
  name: string | null;
  phone: string | null;
  city_id: number | null;
  county_id: number | null;
  ward_id: number | null;
  photos: string[] | null;
  created_at: string;
  updated_at: string;
};

export const parcelFields = createFields({
  name: { type: 'text', json: 'string', ordered: true, maxLength: 100 },
  phone: { type: 'phone', json: 'string' },
  city_id: {
    type: 'reference', json: 'integer', reference: { entity: 'unit', onDelete: 'restrict', where: { level: 1 } },
  },
  county_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'unit', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['city_id'] } },
  },
  ward_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'unit', onDelete: 'restrict', dependsOn: { parent_id: ['county_id', 'city_id'] } },
  },
  photos: { type: 'images', json: 'array', maxItems: 5 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const parcelRules: readonly RuleModel[] = [
  {
    key: 'name_long',
    check: (c: Logic<Parcel>) => c.record.ward_id != null,
    level: 'warning', on: ['create', 'update'], message: 'rule.parcel.name_long', at: 'ward_id',
  },
];

export const parcelDisplay = [{ field: 'name' }] as const;
