// Generated from schemas/shop/settings.page.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { SettingsScreen } from '#web/page/SettingsScreen.tsx';

export const settingsPageFields = {
  bill_limit: { name: 'bill_limit', type: 'money', json: 'integer', minimum: 0 },
  bill_days: { name: 'bill_days', type: 'integer', json: 'integer', minimum: 1, default: 14 },
} as const satisfies Record<string, FieldModel>;

export const form: FormDefinition = {
  screen: 'settings',
  route: '/settings',
  resource: 'setting',
  title: 'screen.settings.title',
  mode: 'settings',
  permissions: ['bill_manager'],
  layout: 'sections',
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
  display: [],
};

export default function SettingsPage() {
  return <SettingsScreen form={form} />;
}
