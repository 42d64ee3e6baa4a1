// Generated from schemas/crm/ads-account.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { adsAccountFields, adsAccountRules } from './ads-account.entity.gen.ts';
import { adsAccountWorkflow } from './ads-account.workflow.gen.ts';
import { syncAccountAction } from './sync-account.action.gen.ts';

export const form = createForm({
  screen: 'crm/ads-account',
  route: '/crm/ads-account',
  resource: 'ads_account',
  title: 'screen.crm/ads-account.title',
  mode: 'edit',
  permissions: ['crm_ads_account'],
  create: ['crm_ads_account'],
  sections: [
    {
      key: 'main', label: 'screen.crm/ads-account.section.main', columns: 2,
      inputs: [
        input(adsAccountFields.platform, { label: 'ads_account.platform' }),
        input(adsAccountFields.code, { label: 'ads_account.code' }),
        input(adsAccountFields.name, { label: 'ads_account.name' }),
        input(adsAccountFields.account_id, { label: 'ads_account.account_id' }),
        input(adsAccountFields.currency, { label: 'ads_account.currency' }),
        input(adsAccountFields.timezone, { label: 'ads_account.timezone' }),
      ],
    },
    {
      key: 'connection', label: 'screen.crm/ads-account.section.connection', columns: 2,
      inputs: [
        input(adsAccountFields.token, { label: 'ads_account.token', help: 'screen.crm/ads-account.help.token' }),
        input(adsAccountFields.token_expires_at, { label: 'ads_account.token_expires_at' }),
        input(adsAccountFields.url, { label: 'ads_account.url', help: 'screen.crm/ads-account.help.url' }),
      ],
    },
  ],
  models: {
    ads_account: {
      name: 'ads_account', fields: Object.values(adsAccountFields), rules: adsAccountRules,
      workflows: [adsAccountWorkflow],
    },
  },
  workflows: [adsAccountWorkflow],
  actions: [syncAccountAction],
  validate: () => import('#generated/built/crm/ads-account.validate.gen.js'),
  aside: {
    facts: [
      { field: adsAccountFields.status, label: 'ads_account.status' },
      { field: adsAccountFields.token_status, label: 'ads_account.token_status' },
      { field: adsAccountFields.last_synced_at, label: 'ads_account.last_synced_at' },
      { field: adsAccountFields.last_error, label: 'ads_account.last_error' },
    ],
  },
  display: [{ field: 'name' }],
});

export default function AdsAccountForm() {
  return <FormScreen form={form} />;
}
