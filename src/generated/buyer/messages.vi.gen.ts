// Generated from schemas/buyer/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'buyer.address': 'Địa chỉ',
  'buyer.address_scheme': 'Hệ địa chỉ',
  'buyer.city_name': 'Tên tỉnh/thành',
  'buyer.country': 'Quốc gia',
  'buyer.county_name': 'Tên quận/huyện',
  'buyer.id_city': 'Tỉnh/Thành',
  'buyer.id_county': 'Quận/Huyện',
  'buyer.id_ward': 'Phường/Xã',
  'buyer.name': 'Tên',
  'buyer.phone': 'Điện thoại',
  'buyer.ward_name': 'Tên phường/xã',
  'entity.buyer': 'Người mua',
  'rule.buyer.phone_taken': 'Số điện thoại {{value}} đã thuộc về người mua khác.',
} satisfies Record<string, string>;
