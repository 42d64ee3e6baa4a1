// Generated from schemas/system/pos.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Pos = {
  id: number;
  version: number;
  code: string;
  name: string;
  /** Province or city. */
  id_city: number | null;
  /** Where its stock lies; no other shop has it. */
  warehouse_id: number | null;
  phone: string | null;
  address: string | null;
  /** Below the bills of its till. */
  receipt_footer: string | null;
  /** false: nothing is sold there any more. */
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  id_city: {
    type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict', where: { level: 1 } },
  },
  warehouse_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'shop' } },
  },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  address: { type: 'text', json: 'string', maxLength: 255 },
  receipt_footer: { type: 'long_text', json: 'string', maxLength: 300 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const posRules: readonly RuleModel[] = [];

export const posDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
