// Generated from schemas/shop/brand.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Brand = {
  id: number;
  version: number;
  name: string;
  created_at: string;
  updated_at: string;
};

export const brandFields = createFields({
  name: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const brandRules: readonly RuleModel[] = [];

export const brandDisplay = [{ field: 'name' }] as const;
