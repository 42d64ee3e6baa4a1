// Generated from schemas/goods/goods.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const goodsSeed: SeedModel = {
  entity: 'goods',
  count: { demo: 800, other: 60 },
  fields: {
    sku: { sequence: { prefix: 'SP', digits: 5, from: 1 } }, barcode: { pattern: '893##########' },
    origin: { weighted: [['Việt Nam', 80], ['Thái Lan', 10], ['Hàn Quốc', 10]] }, created_at: { ago: [30, 700] },
  },
  variants: [
    {
      weight: 6,
      fields: {
        name: {
          text: 'Áo thun {kind} {brand} {tone}', kind: ['cổ tròn', 'cổ tim', 'tay lỡ', 'trơn unisex'],
          tone: ['trắng', 'đen', 'xám', 'xanh rêu'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', size: { pick: ['S', 'M', 'L', 'XL'] }, weight: { int: [150, 300, 10] },
        retail_price: { int: [99000, 259000, 10000] }, cost_price: { int: [45000, 90000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#d5ece8"/><path fill="#2f8f83" d="M34 24 18 33l7 14 8-4v31h30V43l8 4 7-14-16-9c-3 6-7 8-14 8s-11-2-14-8z"/><path fill="#1c5f58" d="M34 24c3 6 7 8 14 8s11-2 14-8l-4-1c-2 4-5 5-10 5s-8-1-10-5z"/>',
        },
      },
    },
    {
      weight: 5,
      fields: {
        name: {
          text: 'Áo sơ mi {kind} {brand} {tone}', kind: ['dài tay', 'ngắn tay', 'linen', 'kẻ sọc'],
          tone: ['trắng', 'xanh nhạt', 'be'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', size: { pick: ['S', 'M', 'L', 'XL'] }, weight: { int: [200, 350, 10] },
        retail_price: { int: [199000, 399000, 10000] }, cost_price: { int: [90000, 180000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#dbe7f5"/><path fill="#4a78b5" d="M36 22 20 31l4 38 10-2V46v30h28V46v21l10 2 4-38-16-9-12 6z"/><path fill="#2d4f80" d="m36 22 12 12-7 6-8-16zM60 22 48 34l7 6 8-16z"/><path stroke="#2d4f80" stroke-width="2" d="M48 36v40"/><g fill="#eaf1fa"><circle cx="52" cy="46" r="1.6"/><circle cx="52" cy="56" r="1.6"/><circle cx="52" cy="66" r="1.6"/></g>',
        },
      },
    },
    {
      weight: 4,
      fields: {
        name: {
          text: 'Quần jean {kind} {brand}', kind: ['ống đứng', 'ống rộng', 'dáng ôm', 'lửng'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', size: { pick: ['S', 'M', 'L', 'XL'] }, weight: { int: [450, 750, 10] },
        retail_price: { int: [299000, 599000, 10000] }, cost_price: { int: [140000, 280000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2e8ef"/><path fill="#64748b" d="M31 18h34l5 60H54l-6-38-6 38H26z"/><path fill="#3c4a5e" d="M31 18h34l1 8H30z"/><path fill="none" stroke="#eef2f6" stroke-width="2" stroke-dasharray="3 2" d="M48 26v12M31 34c5 0 8-2 9-8M65 34c-5 0-8-2-9-8"/>',
        },
      },
    },
    {
      weight: 4,
      fields: {
        name: {
          text: 'Váy liền {kind} {brand}', kind: ['hoa nhí', 'chữ A', 'cổ vuông', 'xếp ly'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', size: { pick: ['S', 'M', 'L'] }, weight: { int: [250, 500, 10] },
        retail_price: { int: [249000, 549000, 10000] }, cost_price: { int: [110000, 240000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8dfe8"/><path fill="#cf7696" d="M36 16h5c0 6 3 9 7 9s7-3 7-9h5l1 16-5 10 16 36H24l16-36-5-10z"/><path fill="#933f60" d="M40 40h16l2 4H38z"/><path fill="none" stroke="#fdf0f4" stroke-width="2" d="m42 50-8 26M48 50v26M54 50l8 26"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Áo khoác {kind} {brand}', kind: ['gió', 'chống nắng', 'nỉ có mũ', 'kaki'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', size: { pick: ['M', 'L', 'XL'] }, weight: { int: [400, 900, 10] },
        retail_price: { int: [299000, 699000, 10000] }, cost_price: { int: [150000, 290000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e7def3"/><path fill="#8a6bb3" d="M36 24 20 32l2 38h10V48v30h32V48v22h10l2-38-16-8z"/><path fill="#5b4381" d="M36 24c0-6 5-10 12-10s12 4 12 10l-12 10z"/><path stroke="#f3eefa" stroke-width="2.5" d="M48 34v44"/><path stroke="#5b4381" stroke-width="2.5" d="M36 60h6M54 60h6"/>',
        },
      },
    },
    {
      weight: 4,
      fields: {
        name: {
          text: 'Giày thể thao {kind} {brand}', kind: ['chạy bộ', 'đế êm', 'cổ thấp', 'vải'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'pair', size: { pick: ['38', '39', '40', '41', '42'] }, weight: { int: [600, 1100, 10] },
        retail_price: { int: [349000, 899000, 10000] }, cost_price: { int: [170000, 340000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8e1dc"/><path fill="#c65a4b" d="M16 62V42c6 4 12 3 16-4l8-4 12 14 22 6c6 2 8 5 8 8z"/><path fill="#8a352b" d="M16 62h66v4c0 3-2 4-5 4H20c-3 0-4-2-4-5z"/><path stroke="#fdf0ed" stroke-width="2.5" d="m36 46 7-4M41 51l7-4M46 56l7-4"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Dép quai hậu {kind} {brand}', kind: ['nam', 'nữ', 'trẻ em'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'pair', size: { pick: ['36', '37', '38', '39', '40'] }, weight: { int: [300, 600, 10] },
        retail_price: { int: [129000, 329000, 10000] }, cost_price: { int: [60000, 120000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#efe1d5"/><path fill="#63402a" d="M20 58c8-8 48-8 58 0 4 4 0 10-6 10H26c-6 0-9-6-6-10z"/><path fill="none" stroke="#9a6b4a" stroke-width="7" stroke-linecap="round" d="M30 60c4-18 22-22 30-2M60 58c6-12 14-10 14 2"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Balo {kind} {brand}', kind: ['laptop 15 inch', 'du lịch 30 lít', 'học sinh', 'mini'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [500, 1200, 50] }, retail_price: { int: [259000, 799000, 10000] },
        cost_price: { int: [120000, 250000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#d5ece8"/><path fill="none" stroke="#1c5f58" stroke-width="4" d="M40 24c0-10 16-10 16 0"/><rect x="26" y="24" width="44" height="54" rx="14" fill="#2f8f83"/><rect x="32" y="52" width="32" height="22" rx="5" fill="#1c5f58"/><path stroke="#e9f5f2" stroke-width="2.5" d="M36 60h24M34 40h28"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Túi đeo chéo {kind} {brand}', kind: ['da mềm', 'vải canvas', 'mini', 'nhiều ngăn'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [250, 600, 10] }, retail_price: { int: [159000, 459000, 10000] },
        cost_price: { int: [70000, 150000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#efe1d5"/><path fill="none" stroke="#63402a" stroke-width="3.5" d="M28 46C30 12 66 12 68 46"/><rect x="22" y="42" width="52" height="34" rx="7" fill="#9a6b4a"/><path fill="#63402a" d="M22 49c0-4 3-7 7-7h38c4 0 7 3 7 7L50 62h-4z"/><circle cx="48" cy="58" r="3" fill="#f9f1ea"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Mũ lưỡi trai {kind} {brand}', kind: ['thêu chữ', 'trơn', 'lưới thoáng'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [80, 150, 10] }, retail_price: { int: [79000, 199000, 10000] },
        cost_price: { int: [30000, 75000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#dbe7f5"/><path fill="#4a78b5" d="M22 58c0-18 11-28 25-28s25 10 25 28z"/><path fill="#2d4f80" d="M22 58h50c8 0 14 3 14 7-10 3-20 0-30 0H22z"/><path fill="none" stroke="#eaf1fa" stroke-width="2" d="M47 30v28M34 34c-3 6-4 14-4 24M60 34c3 6 4 14 4 24"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Sữa rửa mặt {kind} {brand} {pack}', kind: ['trà xanh', 'than tre', 'nghệ', 'dịu nhẹ'],
          pack: ['100 g', '150 g'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'piece', weight: { int: [120, 200, 10] }, retail_price: { int: [69000, 189000, 1000] },
        cost_price: { int: [30000, 65000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2eed6"/><path fill="#6b9a4b" d="M32 18h32l-4 46H36z"/><rect x="38" y="64" width="20" height="14" rx="3" fill="#43682a"/><path fill="#f1f7ea" d="M39 34h18l-1 14H40z"/><path fill="#43682a" d="M32 18h32l-.6 5H32.6z"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Kem dưỡng da {kind} {brand} {pack}', kind: ['ban ngày', 'ban đêm', 'tuyết liên', 'cấp ẩm'],
          pack: ['30 g', '50 g'], brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'box', weight: { int: [90, 160, 10] }, retail_price: { int: [129000, 399000, 1000] },
        cost_price: { int: [55000, 120000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8dfe8"/><rect x="30" y="20" width="36" height="12" rx="3" fill="#933f60"/><path fill="#cf7696" d="M32 32h32c5 3 7 7 7 12v26c0 6-4 9-9 9H34c-5 0-9-3-9-9V44c0-5 2-9 7-12z"/><rect x="32" y="46" width="32" height="20" rx="4" fill="#fdf0f4"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Son môi {kind} {brand}', kind: ['đỏ gạch', 'hồng đất', 'cam cháy', 'nude'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [40, 70, 10] }, retail_price: { int: [89000, 289000, 1000] },
        cost_price: { int: [35000, 85000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8e1dc"/><path fill="#c65a4b" d="M41 46V28l14-10v28z"/><rect x="39" y="44" width="18" height="10" fill="#fdf0ed"/><rect x="36" y="52" width="24" height="28" rx="3" fill="#8a352b"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Dầu gội {kind} {brand} {pack}', kind: ['bồ kết', 'hoa bưởi', 'sả chanh', 'phục hồi'],
          pack: ['250 ml', '500 ml'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'bottle', weight: { int: [300, 650, 10] }, retail_price: { int: [79000, 219000, 1000] },
        cost_price: { int: [35000, 75000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#e7def3"/><path fill="#5b4381" d="M45 16h6v4h10v5H51v9h-6z"/><rect x="40" y="32" width="16" height="7" rx="2" fill="#5b4381"/><rect x="30" y="38" width="36" height="42" rx="8" fill="#8a6bb3"/><rect x="36" y="50" width="24" height="18" rx="3" fill="#f3eefa"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Nước hoa {kind} {brand} {pack}', kind: ['hoa nhài', 'gỗ đàn hương', 'cam bergamot'],
          pack: ['30 ml', '50 ml'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'bottle', weight: { int: [150, 260, 10] }, retail_price: { int: [249000, 990000, 10000] },
        cost_price: { int: [120000, 240000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8ecd0"/><rect x="39" y="16" width="18" height="14" rx="2" fill="#8f6219"/><rect x="43" y="30" width="10" height="8" fill="#fdf6e7"/><rect x="28" y="38" width="40" height="40" rx="6" fill="#d29a3a"/><path fill="#fdf6e7" opacity=".7" d="M34 54h28v14a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Bình giữ nhiệt {brand} {pack}', pack: ['350 ml', '500 ml', '750 ml'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [250, 500, 10] }, retail_price: { int: [149000, 399000, 10000] },
        cost_price: { int: [70000, 145000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2e8ef"/><rect x="39" y="14" width="18" height="12" rx="3" fill="#3c4a5e"/><rect x="34" y="26" width="28" height="56" rx="8" fill="#64748b"/><path stroke="#eef2f6" stroke-width="3" stroke-linecap="round" d="M41 36v34"/><path fill="#3c4a5e" d="M34 68h28v6H34z"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Hộp cơm {kind} {brand}', kind: ['inox 2 tầng', 'thủy tinh 3 ngăn', 'giữ nhiệt'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'box', weight: { int: [500, 1300, 50] }, retail_price: { int: [119000, 349000, 10000] },
        cost_price: { int: [55000, 115000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2eed6"/><path fill="none" stroke="#43682a" stroke-width="4" d="M34 34c0-12 28-12 28 0"/><rect x="20" y="40" width="56" height="34" rx="9" fill="#6b9a4b"/><rect x="18" y="32" width="60" height="13" rx="5" fill="#43682a"/><rect x="42" y="42" width="12" height="8" rx="2" fill="#f1f7ea"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Đèn bàn {kind} {brand}', kind: ['LED chống cận', 'kẹp bàn', 'sạc pin'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [500, 1400, 50] }, retail_price: { int: [189000, 599000, 10000] },
        cost_price: { int: [90000, 185000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8ecd0"/><ellipse cx="44" cy="76" rx="20" ry="5" fill="#8f6219"/><path fill="none" stroke="#8f6219" stroke-width="4" stroke-linejoin="round" d="M44 74 34 48l20-18"/><path fill="#d29a3a" d="m46 22 14-6 16 26-26 6z"/><circle cx="64" cy="46" r="6" fill="#fdf6e7"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Tai nghe {kind} {brand}', kind: ['chụp tai', 'không dây', 'chống ồn'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [60, 320, 10] }, retail_price: { int: [199000, 1290000, 10000] },
        cost_price: { int: [95000, 195000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2e8ef"/><path fill="none" stroke="#3c4a5e" stroke-width="6" d="M24 56V48c0-32 48-32 48 0v8"/><rect x="18" y="50" width="15" height="26" rx="7" fill="#64748b"/><rect x="63" y="50" width="15" height="26" rx="7" fill="#64748b"/><path stroke="#eef2f6" stroke-width="2.5" d="M25 56v14M71 56v14"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Sạc dự phòng {brand} {pack}', pack: ['10.000 mAh', '20.000 mAh'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [200, 450, 10] }, retail_price: { int: [249000, 690000, 10000] },
        cost_price: { int: [120000, 245000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#dbe7f5"/><rect x="30" y="14" width="36" height="68" rx="8" fill="#4a78b5"/><rect x="42" y="18" width="12" height="4" rx="1" fill="#2d4f80"/><path fill="#eaf1fa" d="M51 34 39 52h8l-3 14 13-19h-8z"/><g fill="#2d4f80"><circle cx="40" cy="74" r="2"/><circle cx="48" cy="74" r="2"/><circle cx="56" cy="74" r="2"/></g>',
        },
      },
    },
    {
      weight: 4,
      fields: {
        name: {
          text: 'Cà phê rang xay {kind} {brand} {pack}', kind: ['Buôn Ma Thuột', 'Arabica Cầu Đất', 'Robusta Gia Lai'],
          pack: ['250 g', '500 g', '1 kg'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'pack', weight: { int: [250, 1050, 50] }, retail_price: { int: [69000, 289000, 1000] },
        cost_price: { int: [30000, 65000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#efe1d5"/><path fill="#9a6b4a" d="M29 18h38l5 58c-14 4-34 4-48 0z"/><path fill="#63402a" d="M29 18h38l.7 8H28.3z"/><rect x="34" y="40" width="28" height="24" rx="4" fill="#f9f1ea"/><path stroke="#9a6b4a" stroke-width="3" stroke-linecap="round" d="M40 48h16M42 55h12"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Trà ô long {kind} {brand} {pack}', kind: ['Bảo Lộc', 'Mộc Châu', 'ướp sen'], pack: ['100 g', '200 g'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'pack', weight: { int: [120, 260, 10] }, retail_price: { int: [79000, 259000, 1000] },
        cost_price: { int: [35000, 75000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2eed6"/><path fill="#6b9a4b" d="M29 18h38l5 58c-14 4-34 4-48 0z"/><path fill="#43682a" d="M29 18h38l.7 8H28.3z"/><rect x="34" y="40" width="28" height="24" rx="4" fill="#f1f7ea"/><path stroke="#6b9a4b" stroke-width="3" stroke-linecap="round" d="M40 48h16M42 55h12"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Hạt điều {kind} {brand} {pack}', kind: ['rang muối', 'vỏ lụa', 'mật ong'], pack: ['250 g', '500 g'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'pack', weight: { int: [250, 550, 50] }, retail_price: { int: [99000, 279000, 1000] },
        cost_price: { int: [50000, 95000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8ecd0"/><path fill="#d29a3a" d="M29 18h38l5 58c-14 4-34 4-48 0z"/><path fill="#8f6219" d="M29 18h38l.7 8H28.3z"/><rect x="34" y="40" width="28" height="24" rx="4" fill="#fdf6e7"/><path stroke="#d29a3a" stroke-width="3" stroke-linecap="round" d="M40 48h16M42 55h12"/>',
        },
      },
    },
    {
      weight: 3,
      fields: {
        name: {
          text: 'Mật ong {kind} {brand} {pack}', kind: ['hoa nhãn', 'rừng U Minh', 'hoa cà phê'],
          pack: ['250 ml', '500 ml'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'bottle', weight: { int: [350, 750, 50] }, retail_price: { int: [99000, 319000, 1000] },
        cost_price: { int: [50000, 95000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8ecd0"/><rect x="30" y="20" width="36" height="12" rx="3" fill="#8f6219"/><path fill="#d29a3a" d="M32 32h32c5 3 7 7 7 12v26c0 6-4 9-9 9H34c-5 0-9-3-9-9V44c0-5 2-9 7-12z"/><rect x="32" y="46" width="32" height="20" rx="4" fill="#fdf6e7"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Bánh đậu xanh {brand} {pack}', pack: ['hộp 12', 'hộp 20'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'box', weight: { int: [200, 500, 50] }, retail_price: { int: [39000, 99000, 1000] },
        cost_price: { int: [18000, 36000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#e2eed6"/><path fill="#6b9a4b" d="m48 18 28 13v34L48 78 20 65V31z"/><path fill="#43682a" d="M48 44v34l28-13V31z"/><path fill="#f1f7ea" d="m34 24.5 28 13v9l-6 3v-9.3l-28-13z"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Nước mắm {kind} {brand} {pack}', kind: ['Phú Quốc 40 độ đạm', 'cá cơm 35 độ đạm'],
          pack: ['500 ml', '750 ml'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'bottle', weight: { int: [700, 1100, 50] }, retail_price: { int: [69000, 189000, 1000] },
        cost_price: { int: [35000, 65000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8ecd0"/><rect x="42" y="12" width="12" height="8" rx="2" fill="#8f6219"/><path fill="#d29a3a" d="M43 20h10v12l9 12v32c0 4-2 6-6 6H40c-4 0-6-2-6-6V44l9-12z"/><rect x="34" y="50" width="28" height="18" fill="#fdf6e7"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Gạo thơm {kind} {brand} {pack}', kind: ['ST25', 'Nàng Hoa', 'lứt'], pack: ['1 kg', '5 kg'],
          brand: ['Đồng Nội', 'Thảo Mộc Xanh', 'Cửu Long', 'Bến Nghé', 'Tràng An', 'Lạc Việt'],
        },
        unit: 'pack', weight: { int: [1000, 5000, 1000] }, retail_price: { int: [39000, 219000, 1000] },
        cost_price: { int: [22000, 38000, 1000] }, has_expiry: true,
        image: {
          drawing: '<rect width="96" height="96" fill="#d5ece8"/><path fill="#2f8f83" d="M34 24h28c12 12 16 26 14 42-1 8-5 12-12 12H32c-7 0-11-4-12-12-2-16 2-30 14-42z"/><path fill="#1c5f58" d="M32 16c10 4 22 4 32 0l-3 10H35z"/><ellipse cx="48" cy="54" rx="14" ry="12" fill="#e9f5f2"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Đồ chơi gỗ {kind} {brand}', kind: ['xếp hình', 'tàu hỏa', 'bảng chữ cái'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'set', weight: { int: [300, 1200, 50] }, retail_price: { int: [99000, 399000, 10000] },
        cost_price: { int: [45000, 95000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#f8e1dc"/><rect x="22" y="50" width="26" height="26" rx="4" fill="#c65a4b"/><rect x="50" y="50" width="26" height="26" rx="4" fill="#8a352b"/><path fill="#fdf0ed" d="m48 18 15 28H33z"/><circle cx="35" cy="63" r="6" fill="#fdf0ed"/><path fill="#c65a4b" d="M57 57h12v12H57z"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Sách tô màu {kind} {brand}', kind: ['con vật', 'phương tiện', 'hoa lá'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [150, 350, 10] }, retail_price: { int: [29000, 79000, 1000] },
        cost_price: { int: [12000, 28000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#e7def3"/><rect x="26" y="16" width="46" height="62" rx="4" fill="#8a6bb3"/><path fill="#5b4381" d="M30 16h6v62h-6c-2 0-4-2-4-4V20c0-2 2-4 4-4z"/><path fill="#f3eefa" d="m54 32 4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1z"/>',
        },
      },
    },
    {
      weight: 2,
      fields: {
        name: {
          text: 'Khăn tắm {kind} {brand}', kind: ['cotton 70 × 140', 'sợi tre', 'nén du lịch'],
          brand: ['Sao Mai', 'Bến Nghé', 'Tràng An', 'Hoa Ban', 'Cửu Long', 'Phố Cổ', 'Lạc Việt', 'Mây Trắng'],
        },
        unit: 'piece', weight: { int: [200, 600, 50] }, retail_price: { int: [79000, 249000, 10000] },
        cost_price: { int: [38000, 78000, 1000] }, has_expiry: false,
        image: {
          drawing: '<rect width="96" height="96" fill="#dbe7f5"/><rect x="18" y="50" width="60" height="22" rx="8" fill="#2d4f80"/><rect x="18" y="30" width="60" height="24" rx="9" fill="#4a78b5"/><path stroke="#eaf1fa" stroke-width="3" d="M60 30v24M66 30v24"/>',
        },
      },
    },
  ],
};
