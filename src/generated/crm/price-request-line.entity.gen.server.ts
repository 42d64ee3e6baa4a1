// Generated from schemas/crm/price-request-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  priceRequestLineDisplay,
  priceRequestLineFields,
  priceRequestLineRules,
} from './price-request-line.entity.gen.ts';

export const priceRequestLineModel = createEntity({
  name: 'price_request_line',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(priceRequestLineFields),
  display: priceRequestLineDisplay,
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete'], create: null, update: null, delete: null,
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete'],
  rules: priceRequestLineRules,
  parent: { entity: 'price_request', foreignKey: 'price_request_id', field: 'lines' },
});
