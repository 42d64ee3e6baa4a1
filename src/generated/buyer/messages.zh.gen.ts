// Generated from schemas/buyer/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'buyer.address': '地址',
  'buyer.address_scheme': '地址体系',
  'buyer.city_name': '省/市名称',
  'buyer.country': '国家',
  'buyer.county_name': '郡/县名称',
  'buyer.id_city': '省/市',
  'buyer.id_county': '郡/县',
  'buyer.id_ward': '坊/社',
  'buyer.name': '姓名',
  'buyer.phone': '电话',
  'buyer.ward_name': '坊/社名称',
  'entity.buyer': '买家',
  'rule.buyer.phone_taken': '电话 {{value}} 已属于其他买家。',
} satisfies Record<string, string>;
