// Generated from schemas/buyer/buyer.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const buyerSeed: SeedModel = {
  entity: 'buyer',
  rows: {
    demo: [
      {
        name: 'Nguyễn Thị Thu Hà', phone: '0912345678', address: '25 ngõ 12 Láng Hạ', id_city: { const: 1 },
        id_ward: { const: 100199 }, city_name: 'Hà Nội', ward_name: 'Phường Láng',
      },
      {
        name: 'Trần Minh Quân', phone: '0912345999', address: '14 Nguyễn Huệ', id_city: { const: 79 },
        id_ward: { const: 126740 }, city_name: 'TP. Hồ Chí Minh', ward_name: 'Phường Sài Gòn',
      },
      {
        name: 'Lê Hoài An', phone: '0905111222', address: '88 Lê Duẩn', id_city: { const: 48 },
        id_ward: { const: 120242 }, city_name: 'Đà Nẵng', ward_name: 'Phường Hải Châu',
      },
    ],
    other: [{ name: 'Phạm Gia Bảo', phone: '0987654321', address: '3 Trần Phú' }],
  },
};
