// Generated from schemas/warehouse/transfer-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TransferFiguresActionInput = {
  ids: number[];
  warehouse_id: number;
  to_warehouse_id: number;
};

export type TransferFiguresActionResult = {
  /** {id, available, there, days}, one for each article; without days where the destination has sold none of it for 30. */
  rows: unknown;
};

export const transferFiguresActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  to_warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
});

export const transferFiguresAction: ActionCall<TransferFiguresActionInput, TransferFiguresActionResult> = {
  url: '/goods-transfer-figures',
};
