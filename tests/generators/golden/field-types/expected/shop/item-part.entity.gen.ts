// Generated from schemas/shop/item-part.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type ItemPart = {
  id: number;
  version: number;
  item_id: number;
  name: string;
  amount: number;
  created_at: string;
  updated_at: string;
};

export const itemPartFields = {
  item_id: {
    name: 'item_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'item', onDelete: 'restrict' },
  },
  name: { name: 'name', type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  amount: { name: 'amount', type: 'integer', json: 'integer', required: true, minimum: 1, default: 1 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const itemPartRules: readonly RuleModel[] = [];

export const itemPartDisplay = [{ field: 'name' }] as const;
