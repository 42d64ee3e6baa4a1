// Generated from schemas/system/settings.page.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { SettingsScreen } from '#web/page/SettingsScreen.tsx';

export const settingsPageFields = {
  order_cod_limit: { name: 'order_cod_limit', type: 'money', json: 'integer', minimum: 0 },
  order_hold_days: { name: 'order_hold_days', type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 14 },
} as const satisfies Record<string, FieldModel>;

export const form: FormDefinition = {
  screen: 'settings',
  route: '/settings',
  resource: 'setting',
  title: 'screen.settings.title',
  mode: 'settings',
  permissions: ['customer_account'],
  layout: 'sections',
  sections: [
    {
      key: 'orders', label: 'settings.orders',
      inputs: [
        input(settingsPageFields.order_cod_limit, {
          label: 'setting.order_cod_limit', help: 'setting.order_cod_limit.help',
        }),
        input(settingsPageFields.order_hold_days, {
          label: 'setting.order_hold_days', help: 'setting.order_hold_days.help',
        }),
      ],
    },
  ],
  models: { setting: { name: 'setting', fields: Object.values(settingsPageFields), rules: [] } },
  validate: () => import('#generated/built/system/settings.page.validate.gen.js'),
  draft: true,
  display: [],
};

export default function SettingsPage() {
  return <SettingsScreen form={form} />;
}
