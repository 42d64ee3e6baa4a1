// Generated from schemas/system/pos.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const posSeed: SeedModel = {
  entity: 'pos',
  rows: {
    demo: [
      { $key: 'hk', code: 'HK01', name: 'Cửa hàng Hoàn Kiếm', id_city: 1, warehouse_id: 'shop_hk' },
      { $key: 'q1', code: 'Q101', name: 'Cửa hàng Quận 1', id_city: 79, warehouse_id: 'shop_q1' },
      { $key: 'hc', code: 'HC01', name: 'Cửa hàng Hải Châu', id_city: 48, warehouse_id: 'shop_hc' },
    ],
    other: [{ $key: 'nq', code: 'NQ01', name: 'Cửa hàng Ngô Quyền', id_city: 31, warehouse_id: 'shop_nq' }],
  },
};
