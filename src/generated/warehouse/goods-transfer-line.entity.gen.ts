// Generated from schemas/warehouse/goods-transfer-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { GoodsTransfer } from './goods-transfer.entity.gen.ts';
import { type TransferDifference, transferDifference } from './transfer-difference.enum.gen.ts';

export type GoodsTransferLine = {
  id: number;
  version: number;
  goods_transfer_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  quantity: number;
  /** Which pieces are to go; left empty: those that expire first. */
  expired_date: string | null;
  /** Stamps of the pieces that go, where each has one. */
  stamp_codes: string[] | null;
  sent_quantity: number | null;
  received_quantity: number | null;
  unit_price: number | null;
  /** What becomes of what did not come of it; empty: as the settling says of the rest. */
  difference_to: TransferDifference | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsTransferLineFields = createFields({
  goods_transfer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_transfer', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_product',
    reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<GoodsTransferLine, GoodsTransfer>) => c.parent.status === 'received',
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000, default: 1,
    readOnlyIf: (c: Logic<GoodsTransferLine, GoodsTransfer>) => c.parent.status === 'received',
  },
  expired_date: {
    type: 'date', json: 'string',
    readOnlyIf: (c: Logic<GoodsTransferLine, GoodsTransfer>) => c.parent.status === 'received',
  },
  stamp_codes: { type: 'tags', json: 'array', readOnly: true },
  sent_quantity: { type: 'integer', json: 'integer', readOnly: true },
  received_quantity: { type: 'integer', json: 'integer', readOnly: true },
  unit_price: {
    type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.retail_price', read: ['order_detail_price'],
  },
  difference_to: {
    type: 'enum', json: 'string', enum: transferDifference, onHide: 'keep',
    visible: (c: Logic<GoodsTransferLine, GoodsTransfer>) =>
      ['received', 'closed'].includes(c.parent.status) && (c.record.sent_quantity ?? null) !== (c.record.received_quantity ?? null),
    readOnlyIf: (c: Logic<GoodsTransferLine, GoodsTransfer>) => c.parent.status !== 'received',
  },
  ...standardFields,
});

export const goodsTransferLineRules: readonly RuleModel[] = [];

export const goodsTransferLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
