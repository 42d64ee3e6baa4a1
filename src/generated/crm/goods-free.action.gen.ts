// Generated from schemas/crm/goods-free.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsFreeActionInput = {
  ids: number[];
};

export type GoodsFreeActionResult = {
  /** {id, available}, one for each article. */
  rows: unknown;
};

export const goodsFreeActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
});

export const goodsFreeAction: ActionCall<GoodsFreeActionInput, GoodsFreeActionResult> = {
  url: '/lead-goods-free',
};
