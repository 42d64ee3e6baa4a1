// Generated from schemas/warehouse/display-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type DisplayFiguresActionInput = {
  ids: number[];
  warehouse_id: number;
  pos_id: number;
};

export type DisplayFiguresActionResult = {
  /** {id, available, there, days}, one for each article; a shop without a warehouse of its own has nothing, one that sold none of it for 30 days no days. */
  rows: unknown;
};

export const displayFiguresActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
});

export const displayFiguresAction: ActionCall<DisplayFiguresActionInput, DisplayFiguresActionResult> = {
  url: '/display-figures',
};
