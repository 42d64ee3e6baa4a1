// Generated from schemas/shop/bill-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Bill } from './bill.entity.gen.ts';

export type BillLine = {
  id: number;
  version: number;
  bill_id: number;
  goods_id: number;
  size: string | null;
  quantity: number;
  price: number;
  discount: number;
  created_at: string;
  updated_at: string;
};

export const billLineFields = createFields({
  bill_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'bill', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict', inCommon: ['depot'] },
  },
  size: { type: 'code', json: 'string', maxLength: 20 },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, default: 1,
    readOnlyIf: (c: Logic<BillLine, Bill>) => c.parent.is_free === true,
  },
  price: { type: 'money', json: 'integer', required: true, minimum: 0 },
  discount: { type: 'money', json: 'integer', required: true, default: 0, write: ['bill_discount'] },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const billLineRules: readonly RuleModel[] = [
  {
    key: 'discount_within',
    check: (c: Logic<BillLine, Bill>) =>
      c.record.discount == null || c.record.quantity == null || c.record.price == null || c.parent.is_free === true || c.record.discount <= c.record.quantity * c.record.price,
    level: 'error', on: ['create', 'update'], message: 'rule.bill_line.discount_within', at: 'discount',
  },
];

export const billLineDisplay = [{ field: 'goods_id' }] as const;
