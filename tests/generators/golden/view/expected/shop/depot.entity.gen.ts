// Generated from schemas/shop/depot.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Depot = {
  id: number;
  version: number;
  name: string;
  created_at: string;
  updated_at: string;
};

export const depotFields = createFields({
  name: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 50 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const depotRules: readonly RuleModel[] = [];

export const depotDisplay = [{ field: 'name' }] as const;
