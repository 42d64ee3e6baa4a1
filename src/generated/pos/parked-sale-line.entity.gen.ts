// Generated from schemas/pos/parked-sale-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ParkedSaleLine = {
  id: number;
  version: number;
  parked_sale_id: number;
  goods_id: number | null;
  /** Of a combo, which has no article of its own. */
  combo_id: number | null;
  sku: string | null;
  name: string | null;
  quantity: number;
  /** Stamps of its pieces, divided by commas. */
  uids: string | null;
  /** Taken off by the cashier; a part goes before an amount. */
  manual_percent: number | null;
  /** Taken off by the cashier. */
  manual_amount: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const parkedSaleLineFields = createFields({
  parked_sale_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'parked_sale', onDelete: 'restrict' },
  },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  combo_id: { type: 'reference', json: 'integer', reference: { entity: 'combo', onDelete: 'restrict' } },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 999, default: 1 },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  manual_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  manual_amount: { type: 'money', json: 'integer', minimum: 0 },
  ...standardFields,
});

export const parkedSaleLineRules: readonly RuleModel[] = [];

export const parkedSaleLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
