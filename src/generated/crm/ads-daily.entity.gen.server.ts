// Generated from schemas/crm/ads-daily.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { adsDailyDisplay, adsDailyFields, adsDailyRules } from './ads-daily.entity.gen.ts';

export const adsDailyModel = createEntity({
  name: 'ads_daily',
  module: 'crm',
  written: 'module',
  owner: 'customer',
  fields: Object.values(adsDailyFields),
  display: adsDailyDisplay,
  unique: [{ key: 'ads_campaign_id_date', fields: ['ads_campaign_id', 'date'], message: 'messages.duplicate' }],
  index: [['date']],
  access: { read: ['crm_ladi_page_campaign'], create: null, update: null, delete: null },
  lookup: ['crm_ladi_page_campaign'],
  rules: adsDailyRules,
  audit: false,
  softDelete: false,
  live: true,
});
