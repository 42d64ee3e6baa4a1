// Generated from schemas/place/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'entity.place': '行政区',
  'enum.address_scheme.three_level': '三级（旧）',
  'enum.address_scheme.two_level': '两级（2025年7月起）',
  'enum.place_level.city': '省/市',
  'enum.place_level.county': '郡/县',
  'enum.place_level.ward': '坊/社',
  'place.code': '代码',
  'place.country': '国家',
  'place.level': '级别',
  'place.name': '名称',
  'place.names': '常用写法',
  'place.parent_id': '上级',
  'place.scheme': '地址体系',
} satisfies Record<string, string>;
