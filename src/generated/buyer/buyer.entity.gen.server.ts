// Generated from schemas/buyer/buyer.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { buyerDisplay, buyerFields, buyerRules } from './buyer.entity.gen.ts';

export const buyerModel = createEntity({
  name: 'buyer',
  module: 'buyer',
  owner: 'customer',
  fields: Object.values(buyerFields),
  display: buyerDisplay,
  search: ['name', 'phone'],
  unique: [{ key: 'phone', fields: ['phone'], message: 'rule.buyer.phone_taken' }],
  index: [['next_birthday']],
  access: { read: ['pos_order_list'], create: ['pos_order_list'], update: ['pos_order_list'], delete: null },
  lookup: [
    'pos_order_list', 'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check',
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign', 'administration_pos_accrue_point_config',
  ],
  rules: buyerRules,
  calls: [
    {
      url: '/pos-get-buyers', permissions: ['order_create_single', 'pos_order_create_single', 'crm_lead_create'],
      fields: {
        name: 'name', phone: 'phone', address: 'address', ward_name: 'ward_name', county_name: 'county_name',
        city_name: 'city_name', country: 'country', address_scheme: 'address_scheme', id_city: 'id_city',
        id_county: 'id_county', id_ward: 'id_ward',
      },
      by: { field: 'phone', param: 'phone' },
    },
  ],
});
