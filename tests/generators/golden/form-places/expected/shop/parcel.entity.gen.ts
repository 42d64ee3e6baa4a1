// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';

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

export const parcelFields = {
  name: { name: 'name', type: 'text', json: 'string', ordered: true, maxLength: 100 },
  phone: { name: 'phone', type: 'phone', json: 'string' },
  city_id: {
    name: 'city_id', type: 'reference', json: 'integer',
    reference: { entity: 'unit', onDelete: 'restrict', where: { level: 1 } },
  },
  county_id: {
    name: 'county_id', type: 'reference', json: 'integer',
    reference: { entity: 'unit', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['city_id'] } },
  },
  ward_id: {
    name: 'ward_id', type: 'reference', json: 'integer',
    reference: { entity: 'unit', onDelete: 'restrict', dependsOn: { parent_id: ['county_id', 'city_id'] } },
  },
  photos: { name: 'photos', type: 'images', json: 'array', maxItems: 5 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const parcelRules: readonly RuleModel[] = [
  {
    key: 'name_long',
    check: (c: Logic<Parcel>) => c.record.ward_id != null,
    level: 'warning', on: ['create', 'update'], message: 'rule.parcel.name_long', at: 'ward_id',
  },
];

export const parcelDisplay = [{ field: 'name' }] as const;
