// Generated from schemas/office/work-site.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type WorkSite = {
  id: number;
  version: number;
  code: string;
  name: string;
  geo_point: Record<string, unknown>;
  /** How far from it people may be. */
  radius_m: number;
  warehouse_id: number | null;
  pos_id: number | null;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const workSiteFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 30 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  geo_point: { type: 'geo_point', json: 'object', required: true },
  radius_m: { type: 'integer', json: 'integer', required: true, minimum: 30, maximum: 500, default: 100, unit: 'm' },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const workSiteRules: readonly RuleModel[] = [];

export const workSiteDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
