// Generated from schemas/goods_production/buy-materials.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type BuyMaterialsActionInput = {
  ids: number[];
};

export type BuyMaterialsActionResult = {
  done: number[];
};

export const buyMaterialsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 500,
    links: { entity: 'material', table: '__ids', foreignKey: '_id', otherKey: 'material_id' },
  },
});

export const buyMaterialsAction: ActionCall<BuyMaterialsActionInput, BuyMaterialsActionResult> = {
  url: '/buy-materials',
};
