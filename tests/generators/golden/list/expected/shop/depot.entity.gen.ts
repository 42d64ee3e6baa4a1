// Generated from schemas/shop/depot.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Depot = {
  id: number;
  version: number;
  code: string;
  parent_id: number | null;
  created_at: string;
  updated_at: string;
};

export const depotFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'depot', onDelete: 'restrict' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const depotRules: readonly RuleModel[] = [];

export const depotDisplay = [{ field: 'code' }] as const;
