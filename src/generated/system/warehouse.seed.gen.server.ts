// Generated from schemas/system/warehouse.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const warehouseSeed: SeedModel = {
  entity: 'warehouse',
  rows: {
    demo: [
      {
        $key: 'hn', code_name: 'HN1', name: 'Kho Hà Nội – Long Biên', id_city: 1,
        address: 'Số 8 Nguyễn Văn Linh, Long Biên, Hà Nội',
      },
      {
        $key: 'hcm', code_name: 'HCM1', name: 'Kho TP. Hồ Chí Minh – Bình Tân', id_city: 79,
        address: 'Lô 5 Khu công nghiệp Tân Tạo, Bình Tân, TP. Hồ Chí Minh',
      },
      {
        $key: 'dn', code_name: 'DN1', name: 'Kho Đà Nẵng – Hòa Khánh', id_city: 48,
        address: 'Đường số 3 Khu công nghiệp Hòa Khánh, Đà Nẵng',
      },
    ],
    other: [
      { $key: 'hp', code_name: 'HP1', name: 'Kho Hải Phòng', id_city: 31, address: 'Số 20 Lê Hồng Phong, Hải Phòng' },
    ],
  },
};
