// Generated from schemas/stock/reservation.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const reservationSeed: SeedModel = {
  entity: 'reservation',
  each: { of: ['stock_level'], where: { reserved: { from: 1 } } },
  fields: {
    goods_id: { copy: 'parent.goods_id' }, warehouse_id: { copy: 'parent.warehouse_id' },
    quantity: { copy: 'parent.reserved' }, status: 1, reason: 'manual', document_type: 'manual',
    document_code: { sequence: { prefix: 'GH', digits: 5 } }, reserved_at: { ago: [0, 20] },
    created_at: { copy: 'reserved_at' },
  },
};
