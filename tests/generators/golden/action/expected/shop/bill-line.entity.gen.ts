// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BillLine = {
  id: number;
  version: number;
  bill_id: number;
  kind_id: number | null;
  name: string;
  color: string | null;
  quantity: number;
  created_at: string;
  updated_at: string;
};

export const billLineFields = createFields({
  bill_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'bill', onDelete: 'restrict' } },
  kind_id: { type: 'reference', json: 'integer', reference: { entity: 'bill', onDelete: 'restrict' } },
  name: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  color: { type: 'text', json: 'string', maxLength: 20 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, default: 1 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billLineRules: readonly RuleModel[] = [];

export const billLineDisplay = [{ field: 'name' }] as const;
