// Generated from schemas/shop/agency.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Agency = {
  id: number;
  version: number;
  code: string;
  parent_id: number | null;
  level: number;
  path: string;
  account_ids: number[] | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const agencyFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  parent_id: { type: 'reference', json: 'integer', reference: { entity: 'agency', onDelete: 'restrict' } },
  level: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  path: { type: 'text', json: 'string', required: true, readOnly: true, ordered: true, maxLength: 100, default: '' },
  account_ids: {
    type: 'links', json: 'array',
    links: { entity: 'account', table: 'agency__account_ids', foreignKey: 'agency_id', otherKey: 'account_id' },
  },
  ...standardFields,
});

export const agencyRules: readonly RuleModel[] = [];

export const agencyDisplay = [{ field: 'code' }] as const;
