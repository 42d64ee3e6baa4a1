// Generated from schemas/dc/dc-order-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { DcOrder } from './dc-order.entity.gen.ts';

export type DcOrderLine = {
  id: number;
  version: number;
  dc_order_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  item_per_pack: number | null;
  quantity: number;
  /** Price of the day at the level of the distributor. */
  unit_price: number | null;
  /** Empty: all of it. */
  approved_quantity: number | null;
  amount: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const dcOrderLineFields = createFields({
  dc_order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'dc_order', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<DcOrderLine, DcOrder>) => [2, 3, 4].includes(c.parent.status),
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  item_per_pack: { type: 'integer', json: 'integer', readOnly: true, copyFrom: 'goods_id.item_per_pack' },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000,
    readOnlyIf: (c: Logic<DcOrderLine, DcOrder>) => [2, 3, 4].includes(c.parent.status),
  },
  unit_price: { type: 'money', json: 'integer', readOnly: true },
  approved_quantity: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000,
    readOnlyIf: (c: Logic<DcOrderLine, DcOrder>) => c.parent.status !== 2,
  },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<DcOrderLine, DcOrder>) =>
        c.record.unit_price != null ? ((c.record.approved_quantity != null ? true : c.record.quantity != null) ? (c.record.approved_quantity != null ? c.record.approved_quantity : c.record.quantity) * c.record.unit_price : null) : null,
    },
  },
  ...standardFields,
});

export const dcOrderLineRules: readonly RuleModel[] = [
  {
    key: 'whole_packs',
    check: (c: Logic<DcOrderLine, DcOrder>) =>
      c.record.quantity == null || c.record.item_per_pack == null || (c.record.item_per_pack > 0 ? Math.floor(c.record.quantity / c.record.item_per_pack) * c.record.item_per_pack : c.record.quantity) === c.record.quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.dc_order_line.whole_packs', at: 'quantity',
  },
  {
    key: 'no_more',
    check: (c: Logic<DcOrderLine, DcOrder>) =>
      c.record.quantity == null || c.record.approved_quantity == null || c.record.approved_quantity <= c.record.quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.dc_order_line.no_more', at: 'approved_quantity',
  },
];

export const dcOrderLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
