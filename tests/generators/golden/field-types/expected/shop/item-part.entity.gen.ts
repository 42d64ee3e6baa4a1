// Generated from schemas/shop/item-part.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ItemPart = {
  id: number;
  version: number;
  item_id: number;
  name: string;
  amount: number;
  created_at: string;
  updated_at: string;
};

export const itemPartFields = createFields({
  item_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'item', onDelete: 'restrict' } },
  name: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  amount: { type: 'integer', json: 'integer', required: true, minimum: 1, default: 1 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const itemPartRules: readonly RuleModel[] = [];

export const itemPartDisplay = [{ field: 'name' }] as const;
