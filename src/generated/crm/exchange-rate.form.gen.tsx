// Generated from schemas/crm/exchange-rate.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { copyRateAction } from './copy-rate.action.gen.ts';
import { exchangeRateFields, exchangeRateRules } from './exchange-rate.entity.gen.ts';
import { exchangeRateWorkflow } from './exchange-rate.workflow.gen.ts';

export const form = createForm({
  screen: 'crm/exchange-rate',
  route: '/crm/exchange-rate',
  resource: 'exchange_rate',
  title: 'screen.crm/exchange-rate.title',
  mode: 'edit',
  permissions: ['crm_currency_exchange'],
  create: ['crm_currency_exchange'],
  remove: ['crm_currency_exchange'],
  sections: [
    {
      key: 'main', label: 'screen.crm/exchange-rate.section.main', columns: 2,
      inputs: [
        input(exchangeRateFields.currency, { label: 'exchange_rate.currency' }),
        input(exchangeRateFields.date, { label: 'exchange_rate.date' }),
        input(exchangeRateFields.rate, { label: 'exchange_rate.rate' }),
        input(exchangeRateFields.source, { label: 'exchange_rate.source' }),
        input(exchangeRateFields.note, { label: 'exchange_rate.note', span: 2 }),
      ],
    },
  ],
  models: {
    exchange_rate: {
      name: 'exchange_rate', fields: Object.values(exchangeRateFields), rules: exchangeRateRules,
      workflows: [exchangeRateWorkflow],
    },
  },
  workflows: [exchangeRateWorkflow],
  actions: [copyRateAction],
  validate: () => import('#generated/built/crm/exchange-rate.validate.gen.js'),
  prefill: ['currency'],
  aside: {
    facts: [
      { field: exchangeRateFields.status, label: 'exchange_rate.status' },
      { field: exchangeRateFields.previous_rate, label: 'exchange_rate.previous_rate' },
      { field: exchangeRateFields.change_percent, label: 'exchange_rate.change_percent' },
      { field: exchangeRateFields.approver_id, label: 'exchange_rate.approver_id' },
      { field: exchangeRateFields.decided_at, label: 'exchange_rate.decided_at' },
      { field: exchangeRateFields.decision_note, label: 'exchange_rate.decision_note' },
      { field: exchangeRateFields.revision, label: 'exchange_rate.revision' },
    ],
  },
  display: [{ field: 'currency' }, ' ', { field: 'date', time: 'day' }],
});

export default function ExchangeRateForm() {
  return <FormScreen form={form} />;
}
