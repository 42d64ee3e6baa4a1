// Generated from schemas/place/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'entity.place': 'Administrative unit',
  'enum.address_scheme.three_level': 'Three levels (old)',
  'enum.address_scheme.two_level': 'Two levels (since July 2025)',
  'enum.place_level.city': 'Province/City',
  'enum.place_level.county': 'District',
  'enum.place_level.ward': 'Ward',
  'place.code': 'Code',
  'place.country': 'Country',
  'place.level': 'Level',
  'place.name': 'Name',
  'place.names': 'Ways to write it',
  'place.parent_id': 'Part of',
  'place.scheme': 'Address scheme',
} satisfies Record<string, string>;
