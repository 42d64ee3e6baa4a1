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
      {
        $key: 'shop_hk', code_name: 'CH-HK01', name: 'Kho cửa hàng Hoàn Kiếm', id_city: 1,
        address: 'Số 12 Hàng Bài, Hoàn Kiếm, Hà Nội',
      },
      {
        $key: 'shop_q1', code_name: 'CH-Q101', name: 'Kho cửa hàng Quận 1', id_city: 79,
        address: 'Số 45 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
      },
      {
        $key: 'shop_hc', code_name: 'CH-HC01', name: 'Kho cửa hàng Hải Châu', id_city: 48,
        address: 'Số 7 Bạch Đằng, Hải Châu, Đà Nẵng',
      },
    ],
    other: [
      { $key: 'hp', code_name: 'HP1', name: 'Kho Hải Phòng', id_city: 31, address: 'Số 20 Lê Hồng Phong, Hải Phòng' },
      {
        $key: 'shop_nq', code_name: 'CH-NQ01', name: 'Kho cửa hàng Ngô Quyền', id_city: 31,
        address: 'Số 3 Lạch Tray, Ngô Quyền, Hải Phòng',
      },
    ],
  },
};
