// Generated from schemas/goods/goods.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const goodsSeed: SeedModel = {
  entity: 'goods',
  count: { demo: 800, other: 60 },
  fields: {
    sku: { sequence: { prefix: 'SP', digits: 5, from: 1 } }, barcode: { pattern: '893##########' },
    name: {
      text: '{kind} {trait} {brand} {size}',
      kind: [
        'Áo thun', 'Áo sơ mi', 'Quần jean', 'Váy liền', 'Áo khoác', 'Giày thể thao', 'Dép quai hậu', 'Balo',
        'Túi đeo chéo', 'Mũ lưỡi trai', 'Kem dưỡng da', 'Sữa rửa mặt', 'Son môi', 'Dầu gội', 'Nước hoa',
        'Bình giữ nhiệt', 'Hộp cơm', 'Đèn bàn', 'Tai nghe', 'Sạc dự phòng', 'Cà phê rang xay', 'Trà ô long', 'Hạt điều',
        'Mật ong', 'Bánh đậu xanh', 'Nước mắm', 'Gạo thơm', 'Đồ chơi gỗ', 'Sách tô màu', 'Khăn tắm',
      ],
      trait: [
        'cao cấp', 'cổ điển', 'chống nước', 'hữu cơ', 'siêu nhẹ', 'thoáng khí', 'dịu nhẹ', 'đậm vị', 'nguyên chất',
        'đa năng',
      ],
      brand: [
        'Sao Mai', 'Thảo Mộc Xanh', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Đồng Nội', 'Phố Cổ', 'Lạc Việt',
        'Mây Trắng',
      ],
      size: ['S', 'M', 'L', 'XL', '250 ml', '500 g', '1 kg', 'hộp 12', 'set 3', 'bản 2026'],
    },
    unit: { weighted: [['piece', 50], ['box', 20], ['bottle', 10], ['pack', 10], ['pair', 6], ['set', 4]] },
    size: { pick: ['S', 'M', 'L', 'XL'], nullChance: 0.5 }, weight: { int: [50, 3000, 10] },
    retail_price: { int: [29000, 1490000, 1000] }, cost_price: { int: [15000, 900000, 1000] },
    origin: { weighted: [['Việt Nam', 80], ['Thái Lan', 10], ['Hàn Quốc', 10]] }, created_at: { ago: [30, 700] },
  },
};
