// Generated from schemas/place/place.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type AddressScheme, addressScheme } from './address-scheme.enum.gen.ts';
import { type PlaceLevel, placeLevel } from './place-level.enum.gen.ts';

export type Place = {
  id: number;
  version: number;
  /** Official code. */
  code: string;
  name: string;
  /** What people write for it, without accents, case and punctuation: `quan 1`, `q 1`, `q1`. Sheets are read by them. */
  names: string[] | null;
  level: PlaceLevel;
  /** Since 2025-07-01 Vietnam has provinces and wards only; before there were districts between them. */
  scheme: AddressScheme;
  country: Country;
  parent_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const placeFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 10 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  names: { type: 'tags', json: 'array' },
  level: { type: 'enum', json: 'integer', required: true, enum: placeLevel },
  scheme: { type: 'enum', json: 'integer', required: true, enum: addressScheme },
  country: { type: 'enum', json: 'integer', required: true, enum: country },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' } },
  ...standardFields,
});

export const placeRules: readonly RuleModel[] = [];

export const placeDisplay = [{ field: 'name' }] as const;
