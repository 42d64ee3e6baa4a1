// Generated from schemas/shop/pos.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Pos = {
  id: number;
  version: number;
  code: string;
  created_at: string;
  updated_at: string;
};

export const posFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const posRules: readonly RuleModel[] = [];

export const posDisplay = [{ field: 'code' }] as const;
