// Generated from schemas/warehouse/find-goods.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type FindGoodsClosing, findGoodsClosing } from './find-goods-closing.enum.gen.ts';
import { type FindGoodsInstruction, findGoodsInstruction } from './find-goods-instruction.enum.gen.ts';
import { type FindGoodsStatus, findGoodsStatus } from './find-goods-status.enum.gen.ts';

export type FindGoods = {
  id: number;
  version: number;
  code: string;
  order_id: number;
  order_code: string | null;
  goods_id: number;
  sku: string | null;
  name: string | null;
  warehouse_id: number | null;
  sla_ship_by: string | null;
  /** Where it should have been. */
  cell_code: string | null;
  ordered: number | null;
  missing: number;
  found: number;
  status: FindGoodsStatus;
  /** What the customer wants. */
  instruction: FindGoodsInstruction;
  instruct_note: string | null;
  instructed_by: number | null;
  /** When it turned out not to be there. */
  asked_at: string | null;
  assigned_to: number | null;
  basket_code: string | null;
  closed_reason: FindGoodsClosing | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const findGoodsFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TH', per: 'day', digits: 5 },
  },
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<FindGoods>) => [1, 2, 3, 4, 5].includes(c.record.status),
  },
  order_code: {
    type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'order_id.customer_order_id',
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<FindGoods>) => [1, 2, 3, 4, 5].includes(c.record.status),
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, maxLength: 255, copyFrom: 'goods_id.name' },
  warehouse_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    copyFrom: 'order_id.warehouse_id',
  },
  sla_ship_by: { type: 'date_time', json: 'string', readOnly: true, copyFrom: 'order_id.sla_ship_by' },
  cell_code: { type: 'code', json: 'string', maxLength: 30 },
  ordered: { type: 'integer', json: 'integer', readOnly: true },
  missing: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1,
    readOnlyIf: (c: Logic<FindGoods>) => [1, 2, 3, 4, 5].includes(c.record.status),
  },
  found: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: findGoodsStatus },
  instruction: {
    type: 'enum', json: 'integer', required: true, readOnly: true, default: 0, enum: findGoodsInstruction,
  },
  instruct_note: { type: 'text', json: 'string', readOnly: true, maxLength: 200 },
  instructed_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  asked_at: { type: 'date_time', json: 'string', readOnly: true },
  assigned_to: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  basket_code: { type: 'code', json: 'string', readOnly: true, maxLength: 30 },
  closed_reason: { type: 'enum', json: 'string', readOnly: true, enum: findGoodsClosing },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const findGoodsRules: readonly RuleModel[] = [];

export const findGoodsDisplay = [{ field: 'code' }] as const;
