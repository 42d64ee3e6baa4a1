// Generated from schemas/administration/order-cover.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type OrderWay, orderWay } from './order-way.enum.gen.ts';

export type OrderCoverActionInput = {
  /** Rows of the report: article and warehouse, as `12~3`. */
  ids: string[];
  way: OrderWay;
  from_warehouse_id: number | null;
  due_on: string | null;
};

export type OrderCoverActionResult = {
  /** Codes of the documents. */
  codes: string[];
};

export const orderCoverActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
  way: { type: 'enum', json: 'string', required: true, enum: orderWay },
  from_warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  due_on: { type: 'date', json: 'string' },
});

export const orderCoverAction: ActionCall<OrderCoverActionInput, OrderCoverActionResult> = {
  url: '/goods-cover-order',
};
