// Generated from schemas/place/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'entity.place': 'Đơn vị hành chính',
  'enum.address_scheme.three_level': '3 cấp (cũ)',
  'enum.address_scheme.two_level': '2 cấp (từ 7/2025)',
  'enum.place_level.city': 'Tỉnh/Thành',
  'enum.place_level.county': 'Quận/Huyện',
  'enum.place_level.ward': 'Phường/Xã',
  'place.code': 'Mã',
  'place.country': 'Quốc gia',
  'place.level': 'Cấp',
  'place.name': 'Tên',
  'place.names': 'Các cách viết',
  'place.parent_id': 'Thuộc',
  'place.scheme': 'Hệ địa chỉ',
} satisfies Record<string, string>;
