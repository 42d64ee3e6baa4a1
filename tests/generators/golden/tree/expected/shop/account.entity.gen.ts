// Generated from schemas/shop/account.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Account = {
  id: number;
  version: number;
  name: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const accountFields = createFields({
  name: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 50 },
  ...standardFields,
});

export const accountRules: readonly RuleModel[] = [];

export const accountDisplay = [{ field: 'name' }] as const;
