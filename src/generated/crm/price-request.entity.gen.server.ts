// Generated from schemas/crm/price-request.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { priceRequestDisplay, priceRequestFields, priceRequestRules } from './price-request.entity.gen.ts';
import { priceRequestWorkflow } from './price-request.workflow.gen.ts';

export const priceRequestModel = createEntity({
  name: 'price_request',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(priceRequestFields),
  refillSql: {
    total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price"), 0) FROM "price_request_line" t_lines WHERE t_lines."price_request_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: priceRequestDisplay,
  search: ['code', 'product'],
  index: [['status', 'created_at'], ['conversation_id']],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete'],
    create: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete'], update: ['crm_lead_complete'],
    delete: ['crm_lead_complete'],
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete'],
  rules: priceRequestRules,
  workflows: [priceRequestWorkflow],
  live: true,
});
