// Generated from schemas/buyer/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'buyer.address': 'Address',
  'buyer.address_scheme': 'Address scheme',
  'buyer.city_name': 'Province name',
  'buyer.country': 'Country',
  'buyer.county_name': 'District name',
  'buyer.id_city': 'Province/City',
  'buyer.id_county': 'District',
  'buyer.id_ward': 'Ward',
  'buyer.name': 'Name',
  'buyer.phone': 'Phone',
  'buyer.ward_name': 'Ward name',
  'entity.buyer': 'Buyer',
  'rule.buyer.phone_taken': 'Phone {{value}} belongs to another buyer already.',
} satisfies Record<string, string>;
