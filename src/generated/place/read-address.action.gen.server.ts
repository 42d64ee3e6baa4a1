// Generated from schemas/place/read-address.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/place/read-address.action.validate.gen.js';
import { readAddressActionFields } from './read-address.action.gen.ts';

export const readAddressActionModel: ActionModel = {
  key: 'read_address',
  stem: 'read-address',
  module: 'place',
  url: '/address-read',
  permissions: [
    'order_create_single', 'pos_order_create_single', 'order_cancel_and_change', 'crm_lead_create', 'crm_lead_telesale',
    'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary', 'crm_lead_dead',
    'crm_lead_invalid_phone', 'crm_lead_no_demand', 'crm_lead_wait_confirm', 'order_manager', 'pos_order_online_list',
  ],
  input: Object.values(readAddressActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
