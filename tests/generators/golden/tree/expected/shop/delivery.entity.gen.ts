// Generated from schemas/shop/delivery.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type Delivery = {
  id: number;
  version: number;
  code: string;
  from_id: number;
  to_id: number | null;
  quantity: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const deliveryFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  from_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'agency', onDelete: 'restrict' },
  },
  to_id: { type: 'reference', json: 'integer', reference: { entity: 'agency', onDelete: 'restrict' } },
  quantity: { type: 'integer', json: 'integer', default: 0 },
  ...standardFields,
});

export const deliveryRules: readonly RuleModel[] = [];

export const deliveryDisplay = [{ field: 'code' }] as const;
