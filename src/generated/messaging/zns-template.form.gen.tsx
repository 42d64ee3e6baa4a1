// Generated from schemas/messaging/zns-template.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { testZnsAction } from './test-zns.action.gen.ts';
import { znsParameterFields, znsParameterRules } from './zns-parameter.entity.gen.ts';
import { znsTemplateFields, znsTemplateRules } from './zns-template.entity.gen.ts';

export const form = createForm({
  screen: 'administration/zns/template',
  route: '/administration/zns/template',
  resource: 'zns_template',
  title: 'screen.administration/zns/template.title',
  mode: 'edit',
  permissions: ['administration_zns'],
  sections: [
    {
      key: 'main', label: 'screen.administration/zns/template.section.main', columns: 2,
      inputs: [
        input(znsTemplateFields.used_for, {
          label: 'zns_template.used_for', help: 'screen.administration/zns/template.help.used_for',
        }),
        input(znsTemplateFields.active, {
          label: 'zns_template.active', help: 'screen.administration/zns/template.help.active',
        }),
        input(znsTemplateFields.night_allowed, {
          label: 'zns_template.night_allowed', help: 'screen.administration/zns/template.help.night_allowed',
        }),
      ],
    },
    {
      key: 'parameters', label: 'screen.administration/zns/template.section.parameters',
      inputs: [
        input(znsTemplateFields.parameters, {
          label: 'zns_template.parameters',
          rows: [
            input(znsParameterFields.name, { label: 'zns_parameter.name' }),
            input(znsParameterFields.value, { label: 'zns_parameter.value' }),
            input(znsParameterFields.text, { label: 'zns_parameter.text' }),
            input(znsParameterFields.is_required, { label: 'zns_parameter.is_required' }),
            input(znsParameterFields.max_length, { label: 'zns_parameter.max_length' }),
          ],
        }),
      ],
    },
  ],
  models: {
    zns_template: { name: 'zns_template', fields: Object.values(znsTemplateFields), rules: znsTemplateRules },
    zns_parameter: {
      name: 'zns_parameter', fields: Object.values(znsParameterFields), rules: znsParameterRules,
      parent: { entity: 'zns_template', foreignKey: 'zns_template_id', field: 'parameters' },
    },
  },
  actions: [testZnsAction],
  validate: () => import('#generated/built/messaging/zns-template.validate.gen.js'),
  aside: {
    facts: [
      { field: znsTemplateFields.template_id, label: 'zns_template.template_id' },
      { field: znsTemplateFields.state, label: 'zns_template.state' },
      { field: znsTemplateFields.tag, label: 'zns_template.tag' },
      { field: znsTemplateFields.price, label: 'zns_template.price' },
      { field: znsTemplateFields.omnichannel_page_id, label: 'zns_template.omnichannel_page_id' },
      { field: znsTemplateFields.synced_at, label: 'zns_template.synced_at' },
    ],
    related: [
      {
        label: 'screen.administration/zns.title', route: '/administration/zns', filter: 'zns_template_id', from: 'id',
        isChoice: true, permissions: ['administration_zns'],
        list: {
          screen: 'administration/zns', urls: { list: '/zns-list', count: '/zns-count', download: '/zns-download' },
          viewModes: ['all', 'failed', 'scheduled'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'name' }],
});

export default function ZnsTemplateForm() {
  return <FormScreen form={form} />;
}
