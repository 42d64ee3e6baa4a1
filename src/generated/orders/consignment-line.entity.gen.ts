// Generated from schemas/orders/consignment-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Consignment } from './consignment.entity.gen.ts';

export type ConsignmentLine = {
  id: number;
  version: number;
  consignment_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  released_quantity: number;
  unit_price: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const consignmentLineFields = createFields({
  consignment_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'consignment', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_product',
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  released_quantity: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  unit_price: {
    type: 'money', json: 'integer', minimum: 0, copyFrom: 'goods_id.wholesale_price', read: ['order_detail_price'],
  },
  ...standardFields,
});

export const consignmentLineRules: readonly RuleModel[] = [
  {
    key: 'released_within',
    check: (c: Logic<ConsignmentLine, Consignment>) =>
      c.record.released_quantity == null || c.record.quantity == null || c.record.released_quantity <= c.record.quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.consignment_line.released_within', at: 'released_quantity',
  },
];

export const consignmentLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
