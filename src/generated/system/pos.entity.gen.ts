// Generated from schemas/system/pos.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type Pos = {
  id: number;
  version: number;
  code: string;
  name: string;
  /** Province or city of the reference data. */
  id_city: number | null;
  /** Where its stock lies; no other shop has it. */
  warehouse_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  id_city: { name: 'id_city', type: 'integer', json: 'integer' },
  warehouse_id: {
    name: 'warehouse_id', type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
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

export const posRules: readonly RuleModel[] = [];

export const posDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
