// Generated from schemas/dc/order-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OrderFiguresActionInput = {
  ids: number[];
  distributor_id: number;
};

export type OrderFiguresActionResult = {
  /** {id, price, on_hand, arriving, sold_30d, suggested, pack}, one for each article; without a price of its level no price. */
  rows: unknown;
};

export const orderFiguresActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 300,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  distributor_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
});

export const orderFiguresAction: ActionCall<OrderFiguresActionInput, OrderFiguresActionResult> = {
  url: '/dc-order-figures',
};
