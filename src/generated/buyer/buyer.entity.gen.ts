// Generated from schemas/buyer/buyer.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { country } from '#generated/_shared/country.enum.gen.ts';
import { addressScheme } from '#generated/place/address-scheme.enum.gen.ts';

export type Buyer = {
  id: number;
  version: number;
  name: string;
  phone: string;
  address: string | null;
  country: number | null;
  address_scheme: number | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  city_name: string | null;
  county_name: string | null;
  ward_name: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const buyerFields = {
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  phone: { name: 'phone', type: 'phone', json: 'string', required: true, maxLength: 20, country: 'country' },
  address: { name: 'address', type: 'text', json: 'string', maxLength: 255 },
  country: { name: 'country', type: 'enum', json: 'integer', default: 1, enum: country },
  address_scheme: { name: 'address_scheme', type: 'enum', json: 'integer', default: 2, enum: addressScheme },
  id_city: {
    name: 'id_city', type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' },
  },
  id_county: {
    name: 'id_county', type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' },
  },
  id_ward: {
    name: 'id_ward', type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' },
  },
  city_name: { name: 'city_name', type: 'text', json: 'string', maxLength: 100 },
  county_name: { name: 'county_name', type: 'text', json: 'string', maxLength: 100 },
  ward_name: { name: 'ward_name', type: 'text', json: 'string', maxLength: 100 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const buyerRules: readonly RuleModel[] = [];

export const buyerDisplay = [{ field: 'name' }, ' – ', { field: 'phone' }] as const;
