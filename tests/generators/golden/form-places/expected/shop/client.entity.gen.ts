// Generated from schemas/shop/client.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Client = {
  id: number;
  version: number;
  name: string | null;
  phone: string | null;
  city_id: number | null;
  created_at: string;
  updated_at: string;
};

export const clientFields = createFields({
  name: { type: 'text', json: 'string', ordered: true, maxLength: 100 },
  phone: { type: 'phone', json: 'string' },
  city_id: { type: 'reference', json: 'integer', reference: { entity: 'unit', onDelete: 'restrict' } },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const clientRules: readonly RuleModel[] = [];

export const clientDisplay = [{ field: 'name' }] as const;
