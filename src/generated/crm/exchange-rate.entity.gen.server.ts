// Generated from schemas/crm/exchange-rate.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { exchangeRateDisplay, exchangeRateFields, exchangeRateRules } from './exchange-rate.entity.gen.ts';
import { exchangeRateWorkflow } from './exchange-rate.workflow.gen.ts';

export const exchangeRateModel = createEntity({
  name: 'exchange_rate',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(exchangeRateFields),
  refillSql: {
    change_percent: {
      text: 'CASE WHEN t."previous_rate" IS NOT NULL AND t."previous_rate" > 0 THEN floor((t."rate"::float8 - t."previous_rate") / NULLIF(t."previous_rate", 0) * 100 * 100 + 0.5) / 100 ELSE NULL END',
      params: [],
    },
  },
  display: exchangeRateDisplay,
  unique: [
    {
      key: 'day', fields: ['currency', 'date'], message: 'rule.exchange_rate.day_taken',
      where: { text: '(t."status" = 3 AND t."is_retired" = FALSE)', params: [] },
    },
  ],
  index: [['date'], ['currency', 'date'], ['status', 'date']],
  access: {
    read: ['crm_currency_exchange', 'crm_ladi_page_campaign'], create: ['crm_currency_exchange'],
    update: ['crm_currency_exchange'], delete: ['crm_currency_exchange'],
  },
  lookup: ['crm_currency_exchange', 'crm_ladi_page_campaign'],
  rules: exchangeRateRules,
  workflows: [exchangeRateWorkflow],
  live: true,
});
