// Generated from schemas/crm/copy-rate.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ExchangeRate } from './exchange-rate.entity.gen.ts';

export type CopyRateActionInput = {

};

export const copyRateActionFields = createFields({});

export const copyRateAction: RecordAction = {
  key: 'copy_rate',
  entity: 'exchange_rate',
  permissions: ['crm_currency_exchange'],
  guard: (c: Logic<ExchangeRate>) => c.record.date != null && c.record.date < c.today,
  guardMessage: 'rule.exchange_rate.copied_today',
  bulk: true,
};
