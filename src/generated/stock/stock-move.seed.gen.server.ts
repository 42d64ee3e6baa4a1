// Generated from schemas/stock/stock-move.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const stockMoveSeed: SeedModel = {
  entity: 'stock_move',
  each: { of: ['stock_level'] },
  fields: {
    goods_id: { copy: 'parent.goods_id' }, from_place: 'adjust', to_place: 'stock',
    to_warehouse_id: { copy: 'parent.warehouse_id' }, quantity: { copy: 'parent.on_hand' }, reason: 'opening',
  },
};
