// Generated from schemas/crm/lead.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const leadSeed: SeedModel = {
  entity: 'lead',
  count: { demo: 2000, other: 30 },
  fields: {
    created_at: { ago: [0, 60] }, name: { name: 'person', nullChance: 0.1 }, phone: { phone: true },
    queue: { weighted: [['telesale', 85], ['incomplete', 15]] }, status: 40,
    process_count: { weighted: [[0, 45], [1, 25], [2, 15], [3, 10], [5, 5]] },
    process_limit: { weighted: [[null, 80], [3, 10], [5, 10]] },
    reprocess_at: { ago: [0, 2], if: { process_count: { from: 1 } } },
    last_contact_at: { ago: [0, 10], if: { process_count: { from: 1 } } },
    last_note: {
      pick: ['Không nghe máy', 'Máy bận', 'Hẹn gọi lại buổi chiều', 'Đang họp, gọi lại sau', 'Thuê bao tạm khóa'],
      if: { process_count: { from: 1 } },
    },
    source: {
      weighted: [['facebook', 40], ['zalo', 15], ['landing_page', 20], ['tiktok', 15], ['web', 6], ['other', 4]],
    },
    source_detail: {
      pick: ['Chiến dịch tháng 11', 'Livestream tối thứ Sáu', 'Trang bán sỉ', 'Bài viết ghim'], nullChance: 0.4,
    },
    product: {
      pick: [
        'Kem dưỡng da Thảo Mộc Xanh', 'Bình giữ nhiệt Sao Mai', 'Áo khoác Lạc Việt', 'Cà phê rang xay Bến Nghé',
        'Balo chống nước Mây Trắng', 'Trà ô long Hoa Ban',
      ],
    },
    quantity: { weighted: [[1, 60], [2, 25], [3, 15]] }, expected_value: { int: [199000, 2490000, 1000] },
    city: { place: 'city' }, ward: { place: 'ward' }, address: { place: 'street', nullChance: 0.25 },
    account_id: { reference: 'any', nullChance: 0.3 }, note: null,
  },
};
