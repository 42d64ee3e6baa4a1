// Generated from schemas/shop/settings.page.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { SettingsScreen } from '#web/page/SettingsScreen.tsx';

export const settingsPageFields = createFields({
  bill_limit: { type: 'money', json: 'integer', minimum: 0, license: 'finance' },
  bill_days: { type: 'integer', json: 'integer', minimum: 1, default: 14 },
});

export const form = createForm({
  screen: 'settings',
  route: '/settings',
  resource: 'setting',
  title: 'screen.settings.title',
  mode: 'settings',
  permissions: ['bill_manager'],
  sections: [
    {
      key: 'shop', label: 'settings.shop',
      inputs: [
        input(settingsPageFields.bill_limit, { label: 'setting.bill_limit', help: 'setting.bill_limit.help' }),
        input(settingsPageFields.bill_days, { label: 'setting.bill_days', help: 'setting.bill_days.help' }),
      ],
    },
  ],
  models: { setting: { name: 'setting', fields: Object.values(settingsPageFields), rules: [] } },
  validate: () => import('#generated/built/shop/settings.page.validate.gen.js'),
  draft: true,
});

export default function SettingsPage() {
  return <SettingsScreen form={form} />;
}
