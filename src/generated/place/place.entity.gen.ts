// Generated from schemas/place/place.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { country } from '#generated/_shared/country.enum.gen.ts';
import { addressScheme } from './address-scheme.enum.gen.ts';
import { placeLevel } from './place-level.enum.gen.ts';

export type Place = {
  id: number;
  version: number;
  /** Official code. */
  code: string;
  name: string;
  /** What people write for it, without accents, case and punctuation: `quan 1`, `q 1`, `q1`. Sheets are read by them. */
  names: string[] | null;
  level: number;
  /** Since 2025-07-01 Vietnam has provinces and wards only; before there were districts between them. */
  scheme: number;
  country: number;
  parent_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const placeFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, maxLength: 10 },
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  names: { name: 'names', type: 'tags', json: 'array' },
  level: { name: 'level', type: 'enum', json: 'integer', required: true, enum: placeLevel },
  scheme: { name: 'scheme', type: 'enum', json: 'integer', required: true, enum: addressScheme },
  country: { name: 'country', type: 'enum', json: 'integer', required: true, enum: country },
  parent_id: {
    name: 'parent_id', type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' },
  },
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

export const placeRules: readonly RuleModel[] = [];

export const placeDisplay = [{ field: 'name' }] as const;
