// Generated from schemas/crm/ladi-page-config.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { ladiPageFieldFields, ladiPageFieldRules } from './ladi-page-field.entity.gen.ts';
import { ladiPageFields, ladiPageRules } from './ladi-page.entity.gen.ts';

export const form = createForm({
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  resource: 'ladi_page',
  title: 'screen.crm/ladi-page-config.title',
  mode: 'edit',
  permissions: ['crm_ladi_page_config'],
  create: ['crm_ladi_page_config'],
  remove: ['crm_ladi_page_config'],
  sections: [
    {
      key: 'main', label: 'screen.crm/ladi-page-config.section.main', columns: 2,
      inputs: [
        input(ladiPageFields.name, { label: 'ladi_page.name' }),
        input(ladiPageFields.url, { label: 'ladi_page.url' }),
        input(ladiPageFields.provider, { label: 'ladi_page.provider' }),
        input(ladiPageFields.webhook_key, {
          label: 'ladi_page.webhook_key', help: 'screen.crm/ladi-page-config.help.webhook_key',
        }),
        input(ladiPageFields.active, { label: 'ladi_page.active' }),
      ],
    },
    {
      key: 'mapping', label: 'screen.crm/ladi-page-config.section.mapping', columns: 1,
      inputs: [
        input(ladiPageFields.fields, {
          label: 'ladi_page.fields', add: { form: 'ladi-sample', label: 'screen.ladi-sample.title' },
          rows: [
            input(ladiPageFieldFields.incoming, { label: 'ladi_page_field.incoming' }),
            input(ladiPageFieldFields.field, { label: 'ladi_page_field.field' }),
            input(ladiPageFieldFields.transform, { label: 'ladi_page_field.transform' }),
            input(ladiPageFieldFields.fixed, { label: 'ladi_page_field.fixed' }),
          ],
        }),
      ],
    },
    {
      key: 'work', label: 'screen.crm/ladi-page-config.section.work', columns: 2,
      inputs: [
        input(ladiPageFields.goods_ids, { label: 'ladi_page.goods_ids' }),
        input(ladiPageFields.ads_campaign_id, { label: 'ladi_page.ads_campaign_id' }),
        input(ladiPageFields.rule_id, { label: 'ladi_page.rule_id' }),
        input(ladiPageFields.require_deposit, {
          label: 'ladi_page.require_deposit', help: 'screen.crm/ladi-page-config.help.require_deposit',
        }),
        input(ladiPageFields.process_limit, { label: 'ladi_page.process_limit' }),
        input(ladiPageFields.duplicate_days, { label: 'ladi_page.duplicate_days' }),
        input(ladiPageFields.no_confirm_from, { label: 'ladi_page.no_confirm_from' }),
        input(ladiPageFields.no_confirm_to, { label: 'ladi_page.no_confirm_to' }),
      ],
    },
  ],
  models: {
    ladi_page: { name: 'ladi_page', fields: Object.values(ladiPageFields), rules: ladiPageRules },
    ladi_page_field: {
      name: 'ladi_page_field', fields: Object.values(ladiPageFieldFields), rules: ladiPageFieldRules,
      parent: { entity: 'ladi_page', foreignKey: 'ladi_page_id', field: 'fields' },
    },
  },
  validate: () => import('#generated/built/crm/ladi-page.validate.gen.js'),
  aside: {
    facts: [
      { field: ladiPageFields.webhook_path, label: 'ladi_page.webhook_path' },
      { field: ladiPageFields.last_received_at, label: 'ladi_page.last_received_at' },
      { field: ladiPageFields.last_error, label: 'ladi_page.last_error' },
    ],
    related: [
      {
        label: 'screen.crm/lead-intake.title', route: '/crm/lead-intake', filter: 'ladi_page_id', from: 'id',
        isChoice: true, permissions: ['crm_ladi_page_config'],
        list: {
          screen: 'crm/lead-intake',
          urls: { list: '/lead-intake-list', count: '/lead-intake-count', download: '/lead-intake-download' },
          viewModes: ['all', 'errors'],
        },
      },
    ],
  },
  display: [{ field: 'name' }],
});

export default function LadiPageConfigForm() {
  return <FormScreen form={form} />;
}
