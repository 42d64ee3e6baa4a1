// Generated from schemas/stock/stock-balance.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const stockBalanceSeed: SeedModel = {
  entity: 'stock_balance',
  each: { of: ['stock_level'] },
  fields: {
    goods_id: { copy: 'parent.goods_id' }, warehouse_id: { copy: 'parent.warehouse_id' },
    quantity: { copy: 'parent.on_hand' },
  },
};
