// Generated from schemas/stock/stock-level.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const stockLevelSeed: SeedModel = {
  entity: 'stock_level',
  each: { of: ['goods', 'warehouse'] },
  fields: { goods_id: { copy: 'parent.goods' }, warehouse_id: { copy: 'parent.warehouse' } },
  variants: [
    { weight: 4, fields: { on_hand: 0, reserved: 0 } },
    { weight: 26, fields: { on_hand: { int: [5, 40] }, reserved: { weighted: [[0, 92], [{ int: [1, 4] }, 8]] } } },
    {
      weight: 70, fields: { on_hand: { int: [50, 400, 10] }, reserved: { weighted: [[0, 92], [{ int: [1, 4] }, 8]] } },
    },
  ],
};
